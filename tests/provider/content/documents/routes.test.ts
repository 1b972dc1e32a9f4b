import { documentSchema, documentStatsSchema } from "@/lib/contract/content/document";
import { documentLimits } from "@/lib/contract/content/values";
import { withoutPlan } from "@/lib/contract/limits";
import { type Caller, expectError } from "../../../contract/api";
import { pdfFile } from "../../../contract/files";
import { documentMessages } from "../../../english";
import { startContentApp } from "../content-app";
import { describeContent } from "../describe-content";

const app = startContentApp();

const create = async (caller: Caller, fields: Record<string, string> = {}) =>
  caller.call("createDocument", { form: { file_name: "Catalogue", file: await pdfFile(), ...fields } });

describeContent(app, {
  calls: { list: "listDocuments", get: "getDocument", update: "updateDocument", remove: "deleteDocument" },
  label: "file_name",
  limit: { max: withoutPlan.limits.documents, message: documentMessages.limit(withoutPlan.limits.documents) },
  takesFiles: { create: true, change: false },
  create,
});

test("a document is made, read, renamed, counted and deleted with its file", async () => {
  const client = await app().client();
  const { status, body } = await create(client);
  expect([status, documentSchema.parse(body)]).toEqual([201, body]);
  expect((await client.call("getDocument", { params: { id: body.id } })).body).toEqual(body);
  const key = body.file.replace("/media/", "");
  expect(await app().deps.files.size(key)).toBe(body.size);
  expect(documentStatsSchema.parse((await client.call("getDocumentStats")).body)).toEqual({
    total_documents: 1,
    remaining_slots: withoutPlan.limits.documents - 1,
    max_documents: withoutPlan.limits.documents,
    total_size: body.size,
  });

  const renamed = await client.call("updateDocument", { params: { id: body.id }, json: { file_name: " Price list " } });
  expect(renamed.body).toEqual({ ...body, file_name: "Price list" });
  expect((await client.call("deleteDocument", { params: { id: body.id } })).status).toBe(204);
  expect(await app().keptKeys()).not.toContain(key);
  expectError(await client.call("getDocument", { params: { id: body.id } }), "not_found");
});

test("a new name obeys the rules of the first one", async () => {
  const client = await app().client();
  const { id } = (await create(client)).body;
  const rename = (json: object) => client.call("updateDocument", { params: { id }, json });
  for (const json of [{}, { file_name: "  " }])
    expectError(await rename(json), "validation_error", documentMessages.nameRequired, "file_name");
  const long = { file_name: "x".repeat(documentLimits.name + 1) };
  expectError(await rename(long), "validation_error", documentMessages.nameTooLong, "file_name");
});
