import path from "node:path";
import { importsOf, readSources } from "./sources";

/** One import: the file that has it and what it names. */
type Arrow = { from: string; to: string };

const code = readSources().filter(({ file }) => !/^(tests|e2e)\//.test(file));

/**
 * Folders whose own files stand at both ends: some put together what is in the inner folders, others are what those
 * stand on. Such files count each for itself.
 */
const twoEnded = ["provider", "provider/ports/database", "server"];

/**
 * Folders know each other in one direction. Within every folder, from the root down, each folder directly in it counts as
 * one room with all that is below, and its own files are one room more; the imports between these rooms, types included,
 * must not lead in a circle of whatever length. So a folder may know its inner folders or be known by them, not both, and
 * two folders with inner rooms know each other in one direction as wholes, not only room by room.
 */
test("no folders know each other in a circle", () => {
  const arrows = code.flatMap(({ file, text }) => importsOf(file, text).map((to) => ({ from: file, to })));
  const folders = new Set(code.flatMap(({ file }) => foldersAbove(file)));
  const circles = [...folders].sort().flatMap((folder) => findCircles(folder, arrows));
  expect(circles).toEqual([]);
});

/** The folders that `file` is in: `.`, `lib`, `lib/api` of `lib/api/videos.ts`. */
function foldersAbove(file: string): string[] {
  const folders = file.split("/").slice(0, -1);
  return [".", ...folders.map((_, index) => folders.slice(0, index + 1).join("/"))];
}

/** Circles between the rooms of `folder`, each as the imports that make it; no room is in two of them. */
function findCircles(folder: string, arrows: readonly Arrow[]): string[] {
  const ways = mapRooms(folder, arrows);
  const told = new Set<string>();
  return [...ways.keys()].flatMap((room) => {
    const circle = told.has(room) ? [] : findWayBack(room, ways);
    for (const { from } of circle) told.add(roomOf(folder, from) ?? "");
    return circle.length > 0 ? [circle.map(({ from, to }) => `${from} → ${to}`).join(", ")] : [];
  });
}

/** From each room of `folder` to those that it knows, with an import that shows it. */
type Ways = Map<string, Map<string, Arrow>>;

function mapRooms(folder: string, arrows: readonly Arrow[]): Ways {
  const ways: Ways = new Map();
  for (const arrow of arrows) {
    const from = roomOf(folder, arrow.from);
    const to = roomOf(folder, arrow.to);
    if (from === null || to === null || from === to) continue;
    const known = ways.get(from) ?? new Map<string, Arrow>();
    ways.set(from, known.set(to, known.get(to) ?? arrow));
  }
  return ways;
}

/** The room of `folder` that `file` is in, with or without its ending; null for a file outside of `folder`. */
function roomOf(folder: string, file: string): string | null {
  const inside = path.relative(folder, file);
  if (inside.startsWith("..")) return null;
  const [room = ""] = inside.split("/");
  if (inside !== room) return `${room}/`;
  return twoEnded.includes(folder) ? path.parse(room).name : ".";
}

/** The shortest way from `start` back to it, found by going on all ways at once; empty where there is none. */
function findWayBack(start: string, ways: Ways): Arrow[] {
  const reached = new Map<string, Arrow[]>([[start, []]]);
  for (const [room, way] of reached)
    for (const [next, arrow] of ways.get(room) ?? []) {
      if (next === start) return [...way, arrow];
      if (!reached.has(next)) reached.set(next, [...way, arrow]);
    }
  return [];
}
