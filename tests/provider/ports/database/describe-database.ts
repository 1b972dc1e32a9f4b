import type { Db } from "@/provider/ports/database/schema";
import { describeEvents } from "./suites/events";
import { describeFailures } from "./suites/failures";
import { describeFiles } from "./suites/files";
import { describeJobs } from "./suites/jobs";
import { describeKeys } from "./suites/keys";
import { describeRaces } from "./suites/races";
import { describeRows } from "./suites/rows";
import { describeSearches } from "./suites/searches";
import { describeSessionRaces } from "./suites/session-races";
import { describeTallies } from "./suites/tallies";
import { describeValues } from "./suites/values";

export type TestDatabase = {
  /** Two processes' handles; on SQLite two handles of its one connection. */
  handles: [Db, Db];
  close(): Promise<void>;
};

/** Tests for every database. `open` gives an empty one. */
export function describeDatabase(open: () => Promise<TestDatabase>): void {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const handles = () => database.handles;
  describe("values", () => describeValues(handles));
  describe("searches and orders", () => describeSearches(handles));
  describe("tallies, and what stands beside a client", () => describeTallies(handles));
  describe("failures", () => describeFailures(handles));
  describe("calls that race", () => describeRaces(handles));
  describe("sessions and passwords that race", () => describeSessionRaces(handles));
  describe("keys of calls that come twice", () => describeKeys(handles));
  describe("jobs", () => describeJobs(handles));
  describe("events and their figures", () => describeEvents(handles));
  describe("files", () => describeFiles(handles));
  describe("rows that are held or old", () => describeRows(handles));
}
