import { parse } from "papaparse";
import { importAnswerSchema } from "@/lib/contract/client-file";
import { clientFileLimits } from "@/lib/contract/limits/file";
import * as accountMessages from "@/lib/contract/messages/account";
import * as clientFileMessages from "@/lib/contract/messages/client-file";
import * as fieldMessages from "@/lib/contract/messages/field";
import { type Api, buildClient, expectError } from "../api";

export function describeClientFiles(api: () => Api) {
  describe("files of clients", () => {
    const send = async (rows: unknown[], dry_run: boolean) =>
      (await api().admin()).call("importClients", { json: { dry_run, rows } });
    const importRows = async (rows: unknown[], dryRun = false) =>
      importAnswerSchema.parse((await send(rows, dryRun)).body).results;
    const countOf = async (search: string) =>
      (await (await api().admin()).call("listClients", { query: { search } })).body.count as number;

    it("tells every row's outcome without writing, then writes the ready ones", async () => {
      const taken = await api().client();
      const ready = buildClient({ is_active: "Active", email: `UPPER-${Date.now()}@example.com` });
      const rows = [
        ready,
        { ...ready, email: ready.email.toLowerCase() },
        buildClient({ email: taken.email }),
        buildClient({ email: "nonsense" }),
        buildClient({ is_active: "sold" }),
        "no row",
      ];
      const expected = [
        ["ready"],
        ["duplicate", clientFileMessages.emailRepeated],
        ["duplicate", accountMessages.emailTaken],
        ["invalid", fieldMessages.emailInvalid],
      ];
      const shown = (await importRows(rows, true)).map(({ outcome, fields }) =>
        fields?.email ? [outcome, ...fields.email] : [outcome],
      );
      expect(shown).toEqual([...expected, ["invalid"], ["invalid"]]);
      expect(await countOf(ready.email)).toBe(0);

      const [first, ...others] = await importRows(rows);
      expect(first).toMatchObject({ row: 0, outcome: "created", id: expect.any(Number) });
      expect(first).not.toHaveProperty("password");
      expect(others.map(({ row, outcome }) => [row, outcome])).toEqual([
        [1, "duplicate"],
        [2, "duplicate"],
        [3, "invalid"],
        [4, "invalid"],
        [5, "invalid"],
      ]);
      await api().signIn(ready.email, ready.password);
    });

    it("makes a password where none is given, and nothing twice on a second try", async () => {
      const rows = [{ company_name: "No Password Ltd", email: `none-${Date.now()}@example.com`, password: "" }];
      const [created] = await importRows(rows);
      await api().signIn(rows[0]?.email ?? "", created?.password ?? "");
      expect(await importRows(rows)).toEqual([
        { row: 0, outcome: "duplicate", fields: { email: [accountMessages.emailTaken] } },
      ]);
      expect(await countOf(rows[0]?.email ?? "")).toBe(1);
    });

    it("makes one client of an e-mail in parallel imports", async () => {
      const row = buildClient();
      const answers = await Promise.all(Array.from({ length: 4 }, () => importRows([row])));
      expect(
        answers
          .flat()
          .map(({ outcome }) => outcome)
          .sort(),
      ).toEqual(["created", "duplicate", "duplicate", "duplicate"]);
    });

    it("takes a hundred rows in one call and no more", async () => {
      const rows = Array.from({ length: clientFileLimits.batch }, () => buildClient());
      expect((await importRows(rows)).every(({ outcome }) => outcome === "created")).toBe(true);
      for (const wrong of [[...rows, buildClient()], []])
        expectError(await send(wrong, true), "validation_error", clientFileMessages.rowsRequired, "rows");
    });

    it("exports what the search finds, in its order, as a file for spreadsheets", async () => {
      const word = `Export${Date.now()}`;
      for (const name of ["ब", "=1+1", "a, b"])
        await importRows([buildClient({ company_name: `${name} ${word}`, phone: "+91 98765 43210" })]);
      const query = { search: word, ordering: "company_name" };
      const { status, headers, body } = await (await api().admin()).call("exportClients", { query });
      expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
      expect(headers.get("content-disposition")).toMatch(/^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"$/);
      const [head = [], ...rows] = parse<string[]>(body.trim()).data;
      expect(head.join()).toBe("company_name,email,phone,status,address,created_at,updated_at");
      expect(rows.map(([name = ""]) => name.slice(0, name.indexOf(word)))).toEqual(["'=1+1 ", "a, b ", "ब "]);
      expect(rows.every(([, , phone, state]) => phone === "'+91 98765 43210" && state === "active")).toBe(true);
    });
  });
}
