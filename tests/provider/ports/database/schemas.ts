import pg from "pg";
import { openPostgres } from "../../../servers/postgres";

export type Schemas = {
  /** Runs a statement in any schema. */
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
  /** Creates an empty schema with a unique name, and a URL that makes it look like a whole database. */
  create(): Promise<{ name: string; url: string }>;
  close(): Promise<void>;
};

/** Databases for a suite, each a schema of one server. */
export async function openSchemas(): Promise<Schemas> {
  const server = await openPostgres();
  if (!server) throw new Error("PostgreSQL was there when its tests were named");
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  let count = 0;
  return {
    query: (text, values) => client.query(text, values),
    async create() {
      const name = `target_${count++}`;
      await client.query(`create schema ${name}`);
      const url = new URL(server.url);
      url.searchParams.set("options", `-csearch_path=${name}`);
      return { name, url: url.href };
    },
    async close() {
      await client.end();
      await server.close();
    },
  };
}
