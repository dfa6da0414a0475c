/**
 * The rules of a game as they are written: Markdown of a few kinds, one heading with an anchor for each paragraph.
 * `## Heading {#anchor}` begins a chapter, `### Heading {#anchor when="option=value"}` a paragraph of it; `![words](name)`
 * is a picture of the game's own pieces, alone on its line a figure, within one a sign.
 */

export type Span =
  | { kind: "text" | "strong"; text: string }
  | { kind: "link"; text: string; to: string }
  | { kind: "picture"; text: string; name: string };

export type Block =
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "figure"; name: string; text: string };

/** What a table must have agreed on for a paragraph to matter there. */
export interface Condition {
  option: string;
  value: string;
  /** Whether anything but the value will do. */
  not: boolean;
}

export interface Paragraph {
  id: string;
  heading: string;
  /** 2 for a chapter, 3 for what stands in one. */
  level: 2 | 3;
  when: Condition | null;
  blocks: Block[];
}

export interface Rules {
  title: string;
  intro: Block[];
  paragraphs: Paragraph[];
}

const HEADING = /^(#{2,3}) (.+) \{#([a-z0-9-]+)(?: when="([a-z]+)(!?)=([a-z0-9-]+)")?\}$/;
const FIGURE = /^!\[([^\]]*)\]\(([a-z0-9-]+)\)$/;
const SPAN = /!\[([^\]]*)\]\(([a-z0-9-]+)\)|\[([^\]]+)\]\(#([a-z0-9-]+)\)|\*\*([^*]+)\*\*/g;
const ITEM = /^(?:-|\d+\.) /;

export function parse(source: string): Rules {
  const rules: Rules = { title: "", intro: [], paragraphs: [] };
  for (const piece of source.trim().split(/\n{2,}/)) {
    const text = piece.trim();
    if (text.startsWith("# ")) rules.title = text.slice(2);
    else if (text.startsWith("#")) rules.paragraphs.push(heading(text));
    else (rules.paragraphs.at(-1)?.blocks ?? rules.intro).push(block(text));
  }
  return rules;
}

function heading(line: string): Paragraph {
  const found = HEADING.exec(line);
  if (!found) throw new Error(`expected "## Heading {#anchor}", found "${line}"`);
  const [, marks, words, id, option, not, value] = found;
  return {
    id: id!,
    heading: words!,
    level: marks === "##" ? 2 : 3,
    when: option ? { option, value: value!, not: not === "!" } : null,
    blocks: [],
  };
}

function block(text: string): Block {
  const figure = FIGURE.exec(text);
  if (figure) return { kind: "figure", text: figure[1]!, name: figure[2]! };
  const lines = text.split("\n");
  if (lines.every((line) => ITEM.test(line)))
    return {
      kind: "list",
      ordered: !text.startsWith("-"),
      items: lines.map((line) => spans(line.replace(ITEM, ""))),
    };
  return { kind: "text", spans: spans(lines.join(" ")) };
}

function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    if (match[2]) found.push({ kind: "picture", text: match[1]!, name: match[2] });
    else if (match[4]) found.push({ kind: "link", text: match[3]!, to: match[4] });
    else found.push({ kind: "strong", text: match[5]! });
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

const said = (found: Span[]): string => found.map((span) => span.text).join("");

/** All that a paragraph says, its heading too. */
export function words(paragraph: Paragraph): string {
  const blocks = paragraph.blocks.map((each) => {
    if (each.kind === "figure") return each.text;
    return each.kind === "list" ? each.items.map(said).join(" ") : said(each.spans);
  });
  return [paragraph.heading, ...blocks].join(" ");
}

/** Every place that a paragraph leads to, and every picture that it shows. */
export function named(paragraph: Paragraph): { links: string[]; pictures: string[] } {
  const flat = paragraph.blocks.flatMap((each) =>
    each.kind === "figure" ? [] : each.kind === "list" ? each.items.flat() : each.spans,
  );
  return {
    links: flat.flatMap((span) => (span.kind === "link" ? [span.to] : [])),
    pictures: [
      ...flat.flatMap((span) => (span.kind === "picture" ? [span.name] : [])),
      ...paragraph.blocks.flatMap((each) => (each.kind === "figure" ? [each.name] : [])),
    ],
  };
}
