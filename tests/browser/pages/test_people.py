"""Accounts, tables, talk, programs."""

from random import Random

import pytest
from playwright.sync_api import Route, expect

from browser.browsing import BOT, ME, Visit
from damrak.games import GAMES


def test_a_first_visit_needs_two_clicks_to_the_first_move(visit: Visit) -> None:
    anna = visit()
    anna.home()
    name = anna.page.get_by_label("You are called").input_value()
    assert name
    anna.page.get_by_role("button", name="Play").first.click()
    anna.wait_asked()
    expect(anna.page.locator(".players")).to_contain_text(name)


def test_a_guest_chooses_a_password_and_comes_back_from_elsewhere(visit: Visit) -> None:
    anna = visit()
    anna.go("/me")
    anna.page.get_by_label("You are called").fill("Neeltje Pater")
    anna.page.get_by_role("button", name="That is me").click()
    anna.page.get_by_label("The new one").fill("haring en bier")
    anna.page.get_by_role("button", name="Save").click()
    expect(anna.page.get_by_text("your name is yours alone")).to_be_visible()
    elsewhere = visit()
    elsewhere.forgive("Failed to load resource")
    elsewhere.go("/me")
    page = elsewhere.page
    page.get_by_label("Name", exact=True).fill("Neeltje Pater")
    page.get_by_label("Password", exact=True).fill("wrong password")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("do not fit together")).to_be_visible()
    page.get_by_label("Password", exact=True).fill("haring en bier")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Neeltje Pater")).to_be_visible()
    # And leaves for good.
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_label("Password", exact=True).fill("haring en bier")
    page.get_by_role("button", name="Delete for good").click()
    page.wait_for_url(lambda url: url.endswith("/"))
    expect(page.get_by_label("You are called")).to_be_visible()


def test_an_open_table_is_found_at_the_front_door_and_people_talk(visit: Visit) -> None:
    anna, bert = visit(), visit()
    bert.home()
    anna.go("/new?game=ticket-to-ride")
    anna.page.get_by_text("2", exact=True).click()
    anna.page.get_by_role("button", name="Open the table").click()
    match = anna.at_table()
    # It appears without looking again.
    bert.page.locator(f"a[href='/table/{match}']").click()
    bert.page.get_by_role("button", name="Sit down").click()
    anna.wait_asked()
    for person in (anna, bert):
        person.page.get_by_role("tab", name="Talk").click()
    anna.page.get_by_label("Say something").fill("Goedemorgen!")
    anna.page.get_by_role("button", name="Send").click()
    expect(bert.page.get_by_text("Goedemorgen!")).to_be_visible()


def test_whoever_only_watches_says_something_before_having_a_name(visit: Visit) -> None:
    anna, clara = visit(), visit()
    match = anna.set_table("ticket-to-ride", ME, BOT, public=True)
    clara.go(f"/table/{match}")
    page = clara.page
    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("Say something").fill("Who wins?")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Who wins?")).to_have_count(1)
    expect(page.get_by_label("Say something")).to_have_value("")
    anna.go(f"/table/{match}")
    anna.page.get_by_role("tab", name="Talk").click()
    expect(anna.page.get_by_text("Who wins?")).to_be_visible()


def test_whoever_signs_out_elsewhere_goes_on_as_a_spectator(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    follows: list[str] = []

    def sent(text: str | bytes) -> None:
        if '"follow"' in str(text):
            follows.append(str(text))

    page.on("websocket", lambda socket: socket.on("framesent", sent))
    match = anna.set_table("ticket-to-ride", ME, BOT, public=True)
    anna.go(f"/table/{match}")
    anna.wait_asked()
    anna.ask("/api/logout", {"everywhere": True})
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    expect(page.locator(".prompt:not(.asked)")).to_be_visible()
    expect(page.locator("[role=log] li")).not_to_have_count(0)
    # On first coming, after the break, and for all that a spectator was told.
    page.wait_for_timeout(500)
    assert len(follows) <= 3, follows


def test_leaving_a_game_lets_a_bot_play_on_and_one_may_come_back(visit: Visit) -> None:
    anna = visit()
    match = anna.sit("ticket-to-ride", 3, "easy")
    anna.wait_asked()
    page = anna.page
    page.get_by_role("button", name="About this table").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url(lambda url: url.endswith("/"))
    anna.go(f"/table/{match}")
    back = page.get_by_role("button", name="I am back")
    over = page.locator("section.end")
    back.or_(over).first.wait_for()


def test_a_program_gets_an_account_and_its_key_is_shown_once(visit: Visit) -> None:
    anna = visit()
    anna.go("/bots")
    page = anna.page
    page.get_by_label("Name").fill("Windmill")
    page.get_by_role("button", name="Make it").click()
    key = page.get_by_role("textbox", name="The key of Windmill").input_value()
    assert len(key) > 20
    page.reload()
    expect(page.get_by_text("Windmill")).to_be_visible()
    expect(page.get_by_label("The key of Windmill")).to_have_count(0)


GO_ON = """() => {
  const button = document.querySelector(".lesson button.main");
  button?.click();
  return button !== null;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_guided_until_one_has_had_enough(visit: Visit, game: str) -> None:
    anna = visit()
    anna.go(f"/learn/{game}")
    page = anna.page
    lesson = page.locator(".lesson")
    lesson.wait_for()
    first = lesson.locator("h2").inner_text()
    lesson.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("heading", name=first)).to_have_count(0)
    # A lesson about something one can do is there when one can do it, and points at it.
    rng = Random(6)
    for _ in range(60):
        # Between an answer and what follows from it, a lesson may still be one that is over.
        anna.wait_asked()
        if lesson.count() and page.locator(".stage .lit").count():
            break
        if not page.evaluate(GO_ON):
            anna.decide(rng)
    expect(lesson).to_be_visible()
    expect(page.locator(".stage .lit")).not_to_have_count(0)
    # What has been learnt is not told again.
    title = lesson.locator("h2").inner_text()
    page.reload()
    expect(lesson.locator("h2")).to_have_text(title)
    lesson.get_by_role("button", name="Without lessons").click()
    expect(lesson).to_have_count(0)
    page.get_by_role("button", name="Back to the lessons").click()
    expect(lesson).to_be_visible()


def test_people_at_the_same_screen_have_names_of_their_own_and_keep_them(visit: Visit) -> None:
    anna = visit()
    anna.introduce("Anna")
    page = anna.page
    anna.go("/new?shared=1")
    page.get_by_label("Name of player 2").fill("Bert")
    page.get_by_role("button", name="Open the table").click()
    anna.at_table()
    # Whoever gives no name and sits first is who opened the table.
    page.get_by_role("button", name="I am Anna").click()
    anna.wait_asked()
    page.keyboard.press("c")
    page.locator("#choices button.choice").first.click()
    expect(page.get_by_role("button", name="I am Bert")).to_be_visible()
    anna.go("/new?shared=1")
    expect(page.get_by_label("Name of player 2")).to_have_value("Bert")


def test_whoever_sits_down_too_at_a_waiting_table_is_given_a_name(visit: Visit) -> None:
    anna = visit()
    match = anna.set_table("ticket-to-ride", {"kind": "me"}, {"kind": "open"})
    anna.go(f"/table/{match}")
    anna.page.get_by_label("Name of player 2").fill("Bert")
    anna.page.get_by_role("button", name="Sit here too").click()
    expect(anna.page.locator(".curtain")).to_be_visible()
    chairs = anna.context.request.get(f"{anna.url}/api/matches/{match}").json()["chairs"]
    assert [chair["name"] for chair in chairs] == ["Anna", "Bert"]


def test_it_is_told_how_soon_a_bot_plays_for_someone_who_is_away(visit: Visit) -> None:
    anna, bert = visit(), visit()
    clock = {"type": "live", "bank": 1200, "increment": 10}
    match = anna.set_table("ticket-to-ride", {"kind": "me"}, {"kind": "open"}, clock=clock)
    anna.go(f"/table/{match}")
    link = anna.page.get_by_label("Link to this table").input_value()
    bert.introduce("Bert")
    bert.page.goto(link)
    bert.page.get_by_role("button", name="Sit down").click()
    bert.wait_asked()
    ring = anna.page.locator("[data-stand-in-ring]")
    expect(ring).to_have_count(0)
    # Both choose contracts at the same time: Bert's clock runs when he goes.
    bert.page.close()
    expect(ring).to_contain_text("a bot takes over in")


def test_ratings_that_come_late_do_not_replace_those_asked_for_since(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    late: list[Route] = []

    def answer(route: Route) -> None:
        game = route.request.url.partition("game=")[2].partition("&")[0]
        person = {"id": game, "name": f"First at {game}", "kind": "member"}
        rating = {"game": game, "seats": 3, "shown": 1600, "matches": 9}
        leader = {"person": person, "bot": "", "rating": rating}
        route.fulfill(json={"game": game, "seats": 3, "leaders": [leader]})

    def hold(route: Route) -> None:
        if "game=amsterdam" in route.request.url:
            late.append(route)
        else:
            answer(route)

    page.route("**/api/ratings?**", hold)
    anna.go("/ratings")
    expect(page.get_by_role("link", name="First at ticket-to-ride")).to_be_visible()
    page.get_by_label("Game").select_option("amsterdam")
    while not late:
        page.wait_for_timeout(20)
    page.get_by_label("Game").select_option("merchants")
    expect(page.get_by_role("link", name="First at merchants")).to_be_visible()
    for route in late:
        with page.expect_response(route.request.url):
            answer(route)
    page.wait_for_timeout(200)
    expect(page.get_by_role("link", name="First at merchants")).to_be_visible()
    page.unroute_all()
    anna.content()
