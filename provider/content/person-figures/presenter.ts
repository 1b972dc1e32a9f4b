import { type PersonFigures, personFiguresColumns } from "@/lib/contract/analytics/schema";
import type { Branch } from "@/lib/contract/cards/fields";
import type { Deps } from "../../deps";
import type { Pictured } from "../../media/repo";
import { presentPerson } from "../people/presenter";
import type { RankedPerson } from "./service";

export function presentPersonFigures(deps: Deps, row: Pictured<RankedPerson>): PersonFigures {
  const { id, name, role, branch_id, slug, image, image_set } = presentPerson(deps, row);
  const { rank, views, contacts, leads, answers } = row;
  return { id, name, role, branch_id, slug, image, image_set, rank, views, contacts, leads, answers };
}

/** A row of the CSV file. */
export function presentPersonCells(row: RankedPerson, branches: readonly Branch[]): string[] {
  const branch = branches.find(({ id }) => id === row.branch_id)?.name ?? "";
  return personFiguresColumns.map((column) => (column === "branch" ? branch : String(row[column])));
}
