import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openProvider } from "@/provider/open";
import { openFiles } from "@/provider/ports/files/open";
import type { S3Options } from "@/provider/ports/files/s3-client";
import { isAtLength } from "../../at-length";
import { Api, admin, type ClientCaller } from "../../contract/api";
import { pdfFile, pngFile } from "../../contract/files";
import { hasPostgres } from "../../servers/postgres";
import { readFileRows, readSchemaRows } from "../ports/database/read-both";
import { openSchemas, type Schemas } from "../ports/database/schemas";
import { readAll } from "../ports/files/stored-content";
import { testOptions } from "../test-options";

/** An installation in a folder of its own, on SQLite or PostgreSQL, with files on disk or in S3. */
export type SiteOfTest = {
  dataDir: string;
  /** The environment of its processes. */
  env: Record<string, string>;
  open(): ReturnType<typeof openProvider>;
  readRows(): Promise<ReturnType<typeof readFileRows>>;
  /** Uploaded files in hexadecimal, by key. */
  readFiles(): Promise<Record<string, string>>;
};

type Parts = {
  schemas?: Schemas;
  s3?: S3Options;
  folder?: string;
  /** The demo company's pictures make the first start seconds slower. */
  seedDemo?: boolean;
};

export async function makeSite({ schemas, s3, folder, seedDemo = false }: Parts = {}): Promise<SiteOfTest> {
  const dataDir = folder ?? (await makeFolder());
  const schema = await schemas?.create();
  const databaseUrl = schema?.url;
  const bucket = s3 && {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
  return {
    dataDir,
    env: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...bucket },
    open: () =>
      openProvider({
        ...testOptions,
        ...{ tokenSecret: undefined, dataDir, databaseUrl, s3, seedDemo },
        ...{ adminEmail: admin.email, adminPassword: admin.password },
      }),
    readRows: async () =>
      schemas && schema ? readSchemaRows(schemas, schema.name) : readFileRows(path.join(dataDir, "namaskard.db")),
    async readFiles() {
      const files = await openFiles({ dataDir, s3 });
      const found: Record<string, string> = {};
      for await (const key of files.keys()) found[key] = (await readAll(files, key))?.toString("hex") ?? "";
      await files.close();
      return found;
    },
  };
}

type Kind = { name: string; make: () => Promise<SiteOfTest> };

/** SQLite, plus PostgreSQL in slow runs where there is a server. The suite opens and closes what it needs. */
export function listKinds({ seedDemo }: Pick<Parts, "seedDemo"> = {}): Kind[] {
  const embedded = { name: "SQLite", make: () => makeSite({ seedDemo }) };
  if (!isAtLength || !hasPostgres()) return [embedded];
  let schemas: Schemas;
  beforeAll(async () => {
    schemas = await openSchemas();
  });
  afterAll(() => schemas.close());
  return [embedded, { name: "PostgreSQL", make: () => makeSite({ schemas, seedDemo }) }];
}

const made: string[] = [];

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "namaskard-backup-"));
  made.push(folder);
  return folder;
}

export async function removeFolders(): Promise<void> {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
}

export function apiOf({ fetch }: Awaited<ReturnType<SiteOfTest["open"]>>): Api {
  return new Api((path, init) => fetch(new Request(`http://provider${path}`, init)));
}

/** A client with a picture and a document. */
export async function addClient(api: Api, changes: Parameters<Api["client"]>[0] = {}): Promise<ClientCaller> {
  const client = await api.client(changes);
  await client.call("updateProfile", { form: { logo: await pngFile() } });
  await client.call("createDocument", { form: { file_name: "Catalogue", file: await pdfFile() } });
  return client;
}

/** The archives in a folder, the newest first. */
export async function listArchives(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const archives = names.filter((name) => name.startsWith("namaskard-"));
  return archives
    .sort()
    .reverse()
    .map((name) => path.join(folder, name));
}
