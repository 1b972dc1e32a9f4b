import { documentListSchema, documentSchema, documentStatsSchema } from "@/lib/contract/content/document";
import { documentLimits } from "@/lib/contract/content/values";
import { withoutPlan } from "@/lib/contract/limits";
import { documentMessages, fileMessages } from "../../english";
import { buildPdf, onOpen, writePdf } from "../../provider/media/pdf/documents";
import { type Api, type ClientCaller, expectError } from "../api";
import { fileOfSize, pdfFile, pdfOfSize, pngFile } from "../files";

export function describeDocuments(api: () => Api) {
  describe("documents", () => {
    const upload = async (client: ClientCaller, file_name = "Catalogue", file?: File) =>
      client.call("createDocument", { form: { file: file ?? (await pdfFile()), file_name } });

    it("keeps an uploaded file byte for byte and serves it under its name", async () => {
      const client = await api().client();
      const file = await pdfFile();
      const { status, body } = await upload(client, 'सूची "2026"', file);
      expect(status).toBe(201);
      expect(documentSchema.parse(body)).toMatchObject({ file_name: 'सूची "2026"', size: file.size });
      const served = await client.file(body.file);
      expect(served.headers.get("content-type")).toBe("application/pdf");
      expect(served.headers.get("content-disposition")).toContain("filename*=UTF-8''");
      expect(served.headers.get("x-content-type-options")).toBe("nosniff");
      expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()));
    });

    it("counts, and refuses the third even when uploads race", async () => {
      const client = await api().client();
      const stats = async () => documentStatsSchema.parse((await client.call("getDocumentStats")).body);
      expect(await stats()).toEqual({ total_documents: 0, remaining_slots: 2, max_documents: 2, total_size: 0 });
      const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => upload(client, `Race ${index}`)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      for (const answer of answers.filter(({ status }) => status !== 201))
        expectError(answer, "limit_reached", documentMessages.limit(withoutPlan.limits.documents));
      const list = documentListSchema.parse((await client.call("listDocuments")).body);
      const size = list.results.reduce((sum, document) => sum + (document.size ?? 0), 0);
      expect(await stats()).toEqual({ total_documents: 2, remaining_slots: 0, max_documents: 2, total_size: size });
    });

    it("takes a file of the full size and none above it", async () => {
      const client = await api().client();
      const largest = await pdfOfSize(documentLimits.bytes);
      expect(largest.size).toBe(documentLimits.bytes);
      expect((await upload(client, "Largest", largest)).status).toBe(201);
      const above = fileOfSize(documentLimits.bytes + 1, "large.pdf", "application/pdf");
      expectError(await upload(client, "Above", above), "validation_error", documentMessages.tooLarge, "file");
      const far = fileOfSize(documentLimits.bytes * 2, "huge.pdf", "application/pdf");
      expectError(await upload(client, "Far above", far), "payload_too_large");
    });

    it("refuses by the rules in their order, and looks into the file", async () => {
      const client = await api().client();
      expectError(await client.call("createDocument", { form: {} }), "validation_error", fileMessages.required, "file");
      expectError(
        await upload(client, "Picture", await pngFile()),
        "validation_error",
        documentMessages.pdfOnly,
        "file",
      );
      expectError(await upload(client, " "), "validation_error", documentMessages.nameRequired, "file_name");
      expectError(await upload(client, "x".repeat(256)), "validation_error", documentMessages.nameTooLong, "file_name");
      const disguised = new File([await (await pngFile()).arrayBuffer()], "disguised.pdf", { type: "application/pdf" });
      expectError(
        await upload(client, "Disguised", disguised),
        "validation_error",
        documentMessages.unreadable,
        "file",
      );
      expect((await client.call("getDocumentStats")).body.total_documents).toBe(0);
      expect((await upload(client, "x".repeat(255))).status).toBe(201);
    });

    it("takes no document that runs something or leads to files, and says which", async () => {
      const client = await api().client();
      const opening = async (action: Record<string, string>) =>
        upload(client, "Opening", pdfOf(await buildPdf(onOpen(action))));
      const script = await opening({ S: "JavaScript", JS: "app.alert(1)" });
      expectError(script, "validation_error", documentMessages.active, "file");
      const remote = await opening({ S: "GoToR", F: "other.pdf" });
      expectError(remote, "validation_error", documentMessages.linked, "file");
      expect((await upload(client)).status).toBe(201);
    });

    it("keeps nothing for a caller who has gone", async () => {
      const client = await api().client();
      const gone = new AbortController();
      // Large enough that the inspection takes a while.
      const file = pdfOfObjects(60_000);
      const post = (file_name: string) =>
        client.call("createDocument", { form: { file, file_name }, init: { signal: gone.signal } });
      const left = Promise.allSettled([post("Gone 1"), post("Gone 2"), post("Gone 3")]);
      const following = upload(client, "First");
      await client.call("getDocumentStats");
      gone.abort();
      const made = (await left).filter((answer) => answer.status === "fulfilled" && answer.value.status === 201);
      expect([made, (await following).status, (await upload(client, "Second")).status]).toEqual([[], 201, 201]);
      const { results } = documentListSchema.parse((await client.call("listDocuments")).body);
      expect(results.map(({ file_name }) => file_name)).toEqual(["First", "Second"]);
    });

    it("renames, finds and deletes", async () => {
      const client = await api().client();
      const { body } = await upload(client, "Catalogue 100%");
      await upload(client, "Price list");
      expect(
        (await client.call("listDocuments", { query: { search: "100%" } })).body.results.map(
          ({ id }: { id: number }) => id,
        ),
      ).toEqual([body.id]);
      const renamed = await client.call("updateDocument", {
        params: { id: body.id },
        json: { file_name: "Renamed", id: 1, file: "x" },
      });
      expect(renamed.body).toEqual({ ...body, file_name: "Renamed" });
      expectError(
        await client.call("updateDocument", { params: { id: body.id }, json: { file_name: "" } }),
        "validation_error",
        documentMessages.nameRequired,
        "file_name",
      );
      expect((await client.call("getDocument", { params: { id: body.id } })).body.file_name).toBe("Renamed");
      expect((await client.call("deleteDocument", { params: { id: body.id } })).status).toBe(204);
      expectError(await client.call("getDocument", { params: { id: body.id } }), "not_found");
      expect((await client.file(body.file)).status).toBe(404);
    });
  });
}

/** A harmless document of `count` small objects. */
function pdfOfObjects(count: number): File {
  const objects = Array<string>(count).fill("<</A[1 2 3]>>");
  return pdfOf(writePdf(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[]/Count 0>>", ...objects]));
}

function pdfOf(bytes: Uint8Array): File {
  return new File([new Uint8Array(bytes)], "brochure.pdf", { type: "application/pdf" });
}
