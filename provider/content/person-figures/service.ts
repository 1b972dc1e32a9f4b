import { LRUCache } from "lru-cache";
import {
  type ExportPersonFiguresQuery,
  type PersonCount,
  type PersonFiguresQuery,
  personFiguresColumns,
} from "@/lib/contract/analytics/schema";
import { reaches, reachOf } from "@/lib/contract/policies";
import { readRange } from "../../analytics/service";
import type { Deps } from "../../deps";
import { type ClientActor, readAgain } from "../../kernel/http/actor";
import { csvPieces } from "../../kernel/http/csv-pieces";
import { withPictures } from "../../media/repo";
import { listBranches } from "../../memberships/branches-repo";
import { fold } from "../../ports/database/folding/fold";
import type { Db, Row } from "../../ports/database/schema";
import { presentPersonCells } from "./presenter";
import * as repo from "./repo";

type Counts = Record<PersonCount, number>;
type Entry = Counts & repo.Named;
/** Not one object: thousands are ranked, and a page of them is shown. */
type Ranked = { entry: Entry; rank: number };
export type RankedPerson = Row<"people"> & Entry & Pick<Ranked, "rank">;

/** What a company's people have brought in a range, in the company's own order, and the cards of former ones together. */
type Board = { people: readonly Entry[]; former: Pick<Counts, "views" | "contacts"> };
type Days = Pick<Awaited<ReturnType<typeof readRange>>, "range" | "times">;
type ReadBoard = (clientId: number, days: Days) => Promise<Board>;

const keptBoards = 20;
/** As often as events are counted. */
const keptMs = 10_000;

/**
 * Reads boards whole and keeps each for a moment: sorting, searching and turning pages then take no longer with
 * thousands of people than with a few.
 */
export function createBoards({ db, now }: Pick<Deps, "db" | "now">): ReadBoard {
  const boards = new LRUCache<string, Promise<Board>>({ max: keptBoards });
  return (clientId, days) => {
    const key = `${clientId} ${days.range.from} ${days.range.to} ${Math.floor(now().getTime() / keptMs)}`;
    const board = boards.get(key) ?? readBoard(db, clientId, days);
    boards.set(key, board);
    board.catch(() => boards.delete(key));
    return board;
  };
}

const nothing: Counts = { views: 0, contacts: 0, leads: 0, answers: 0 };

async function readBoard(db: Db, clientId: number, { range, times }: Days): Promise<Board> {
  const figures = await repo.sumFiguresByPerson(db, clientId, range);
  const leads = await repo.countLeadsByPerson(db, clientId, times);
  const named = await repo.listNames(db, clientId);
  const people = named.map((person) => ({ ...nothing, ...figures.get(person.id), ...leads.get(person.id), ...person }));
  for (const { id } of people) figures.delete(id);
  const former = { views: 0, contacts: 0 };
  for (const { views, contacts } of figures.values()) {
    former.views += views;
    former.contacts += contacts;
  }
  return { people, former };
}

/** @throws ApiError as `measureCards` */
export async function listPersonFigures(
  deps: Deps,
  readBoard: ReadBoard,
  actor: ClientActor,
  query: PersonFiguresQuery,
) {
  const { ranked, former } = await rankPeople(deps, readBoard, actor, query);
  const { page, page_size } = query;
  const shown = await findPeople(deps.db, actor, ranked.slice((page - 1) * page_size, page * page_size));
  return { rows: await withPictures(deps.db, shown, "image"), count: ranked.length, former };
}

const exportPage = 500;

/** A CSV file in chunks, and its days. @throws ApiError as `measureCards` */
export async function exportPersonFigures(
  deps: Deps,
  readBoard: ReadBoard,
  actor: ClientActor,
  query: ExportPersonFiguresQuery,
) {
  const { range, ranked } = await rankPeople(deps, readBoard, actor, query);
  const branches = await listBranches(deps.db, actor.clientId);
  const people = findInTurns(deps, actor, ranked);
  return { range, pieces: csvPieces(personFiguresColumns, people, (person) => presentPersonCells(person, branches)) };
}

/** Whoever reaches less meanwhile reads no further. */
async function* findInTurns(deps: Deps, actor: ClientActor, ranked: readonly Ranked[]) {
  for (let start = 0; start < ranked.length; start += exportPage) {
    const now = await readAgain(deps, actor, "people.measure");
    yield await findPeople(deps.db, now, ranked.slice(start, start + exportPage));
  }
}

async function rankPeople(deps: Deps, readBoard: ReadBoard, actor: ClientActor, query: ExportPersonFiguresQuery) {
  const days = await readRange(deps, actor, query);
  const { people, former } = await readBoard(actor.clientId, days);
  const reach = reachOf(actor);
  const reached = people.filter((person) => reaches(reach, person));
  const text = fold(query.search);
  const only = query.people && new Set(query.people);
  const isAsked = ({ entry: { id, folded_name } }: Ranked) => folded_name.includes(text) && (!only || only.has(id));
  const ranked = rank(reached, query.ordering).filter(isAsked);
  return { range: days.range, ranked, former: reaches(reach, null) ? former : null };
}

/** The first has the most, and who have as many share a rank. */
function rank(people: readonly Entry[], ordering: PersonFiguresQuery["ordering"]): Ranked[] {
  const count = ordering.replace("-", "") as PersonCount;
  const sorted = people.toSorted((one, other) => other[count] - one[count]);
  let place = 1;
  const ranked = sorted.map((entry, index) => {
    if (entry[count] !== sorted[index - 1]?.[count]) place = index + 1;
    return { entry, rank: place };
  });
  return ordering.startsWith("-") ? ranked : ranked.reverse();
}

/** In their order; whoever has been deleted or moved to another branch since the board was read is left out. */
async function findPeople(db: Db, actor: ClientActor, ranked: readonly Ranked[]): Promise<RankedPerson[]> {
  const ids = ranked.map(({ entry }) => entry.id);
  const found = await repo.listPeople(db, actor.clientId, ids);
  const people = new Map(found.map((person) => [person.id, person]));
  return ranked.flatMap(({ entry, rank }) => {
    const person = people.get(entry.id);
    return person && reaches(reachOf(actor), person) ? { ...entry, rank, ...person } : [];
  });
}
