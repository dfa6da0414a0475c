/** Task tiles as a row of symbols, and what they are worth to so many players. */
import type { Row } from "../../lib/edition";
import type { Box, Task } from "./edition";
import type { Sign } from "./effects";

const icon = (name: string, count: number | string = ""): Sign => ({
  sign: "icon",
  name,
  count: String(count),
});
const text = (words: string): Sign => ({ sign: "text", text: words });

/** What a task asks for. */
export function taskSigns(box: Box, { row }: Task): Sign[] {
  const least = Number(row.at_least ?? 0);
  const docker = (count: number | string): Sign => ({
    sign: "docker",
    docker: box.dockers.findIndex((each) => each.id === row.docker),
    count: String(count),
  });
  switch (row.kind) {
    case "both_dockers_in_building":
      return [docker(2), icon("house")];
    case "blocks_in_district": {
      const district = box.districts.find((each) => each.id === row.district);
      return [{ sign: "plan", colour: district?.colour ?? -1, count: `${least}×` }, icon("arms")];
    }
    case "active_of_each_kind":
      return [
        icon("artisan", Number(row.artisan)),
        icon("building", Number(row.building)),
        icon("plan", Number(row.plan)),
      ];
    case "amstel_mouth":
      return [icon("pawn"), icon("amstel"), text(String(box.amstel.last))];
    case "active_with_timing":
      return [text(`${least}×`), timing(row)];
    case "black_market_goods":
      return [icon("mask", least)];
    case "different_goods_aboard":
      return [{ sign: "good", good: -1, count: `${least}≠` }, icon("barge")];
    case "warehouse_full":
      return [
        { sign: "good", good: box.goods.findIndex((each) => each.id === row.good), count: "3×" },
        icon("store"),
      ];
    case "depots_full":
      return [icon("store", box.nodes.filter((node) => node.kind === "depot").length)];
    case "barge_at_start":
      return [icon("barge"), icon("house")];
    case "dockers_in_building":
      return [icon("docker", least), icon("house")];
    case "hand_back":
      return handed(row);
    case "hand_back_colours":
      return [{ sign: "cube", colour: -1, count: "−1…6" }];
    case "hand_back_dockers":
      return [docker("−1…2 ")];
    case "blocks_anywhere":
      return [icon("arms", least)];
    case "active_cards":
      return [icon("cards", least)];
    default:
      return [];
  }
}

function timing(row: Row): Sign {
  if (row.timing === "end") return icon("end");
  if (row.timing === "permanent") return icon("always");
  return text(String(row.timing));
}

function handed(row: Row): Sign[] {
  const signs: Sign[] = [];
  if (row.dockers) signs.push(icon("docker", `−${Number(row.dockers)}`));
  if (row.goods) signs.push({ sign: "good", good: -1, count: `−${Number(row.goods)}` });
  if (row.resources) signs.push({ sign: "cube", colour: -1, count: `−${Number(row.resources)}` });
  return signs;
}

/** The points of a task with so many players, as a word. */
export function taskPoints({ row }: Task, players: number): string {
  const at = Math.max(players - 2, 0);
  const points = row.points as number[] | undefined;
  if (points) return String(points[at]);
  const [one, two] = [row.points_one as number[] | undefined, row.points_two as number[]];
  if (one) return `${one[at]}/${two[at]}`;
  const counts = row.points_by_count as number[] | undefined;
  return counts ? `${counts[0]}…${counts[counts.length - 1]}` : "";
}
