import { documentSchema, documentStatsSchema } from "@/lib/contract/document";
import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import { type Caller, expectError } from "../../contract/api";
import { pdfFile } from "../../contract/files";
import { startContentApp } from "../content/content-app";
import { describeContent } from "../content/describe-content";

const app = startContentApp();

const create = async (caller: Caller, fields: Record<string, string> = {}) =>
  caller.post("documents", { form: { file_name: "Catalogue", file: await pdfFile(), ...fields } });

describeContent(app, {
  list: "documents",
  item: "document",
  label: "file_name",
  limit: { max: limits.document.max, message: messages.documentLimit },
  takesFiles: { create: true, change: false },
  create,
});

test("a document is made, read, renamed, counted and deleted with its file", async () => {
  const client = await app().client();
  const { status, body } = await create(client);
  expect([status, documentSchema.parse(body)]).toEqual([201, body]);
  expect((await client.get("document", { id: body.id })).body).toEqual(body);
  const key = body.file.replace("/media/", "");
  expect(await app().deps.files.size(key)).toBe(body.size);
  expect(documentStatsSchema.parse((await client.get("documentStats")).body)).toEqual({
    total_documents: 1,
    remaining_slots: limits.document.max - 1,
    max_documents: limits.document.max,
    total_size: body.size,
  });

  const renamed = await client.patch("document", { json: { file_name: " Price list " } }, { id: body.id });
  expect(renamed.body).toEqual({ ...body, file_name: "Price list" });
  expect((await client.delete("document", { id: body.id })).status).toBe(204);
  expect(await app().deps.files.size(key)).toBeNull();
  expectError(await client.get("document", { id: body.id }), "not_found");
});

test("a new name obeys the rules of the first one", async () => {
  const client = await app().client();
  const { id } = (await create(client)).body;
  const rename = (json: object) => client.patch("document", { json }, { id });
  for (const json of [{}, { file_name: "  " }])
    expectError(await rename(json), "validation_error", messages.documentNameRequired, "file_name");
  const long = { file_name: "x".repeat(limits.document.name + 1) };
  expectError(await rename(long), "validation_error", messages.documentNameTooLong, "file_name");
});
