import { parse } from "papaparse";
import { importAnswerSchema } from "@/lib/contract/clients/schema";
import { clientFileLimits } from "@/lib/contract/clients/values";
import { accountMessages, clientFileMessages, fieldMessages } from "../../english";
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

    it("contains no passwords: clients without one set it by a link", async () => {
      const row = { company_name: "No Password Ltd", email: `none-${Date.now()}@example.com`, password: "" };
      const [created] = await importRows([row]);
      expect(created).toEqual({ row: 0, outcome: "created", id: expect.any(Number) });
      const { body } = await (await api().admin()).call("createResetLink", { params: { id: created?.id ?? 0 } });
      const json = { token: body.token, new_password: "seven green ladders" };
      expect((await api().anonymous.call("resetPassword", { json })).status).toBe(200);
      await api().signIn(row.email, json.new_password);
    });

    it("goes on with an import that was interrupted: what was made is told as made, and nothing twice", async () => {
      const stamp = `${Date.now()}-again`;
      const rows = ["a", "b", "c"].map((name) => buildClient({ email: `${name}-${stamp}@example.com` }));
      const made = await importRows(rows.slice(0, 2));
      const other = buildClient({ ...rows[0], company_name: "Somebody Else" });
      const shown = [...(await importRows([...rows, other], true)), ...(await importRows([other], true))];
      expect(shown.map(({ outcome, id }) => [outcome, id])).toEqual([
        ["existing", made[0]?.id],
        ["existing", made[1]?.id],
        ["ready", undefined],
        ["duplicate", undefined],
        ["duplicate", undefined],
      ]);
      const again = await importRows(rows);
      expect(again.map(({ outcome }) => outcome)).toEqual(["existing", "existing", "created"]);
      expect(again.slice(0, 2).map(({ id }) => id)).toEqual(made.map(({ id }) => id));
      expect(await countOf(stamp)).toBe(3);
    });

    it("answers a batch under its key as it did at first", async () => {
      const json = { dry_run: false, rows: [buildClient(), buildClient({ email: "nonsense" })] };
      const init = { headers: { "idempotency-key": `import-${Date.now()}` } };
      const administrator = await api().admin();
      const once = await Promise.all([1, 2, 3].map(() => administrator.call("importClients", { json, init })));
      const later = await administrator.call("importClients", { json, init });
      expect(later.body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["created", "invalid"]);
      for (const { body } of once) expect(body).toEqual(later.body);
    });

    it("mails no links where there is no mail", async () => {
      const json = { dry_run: false, mail_links: true, rows: [buildClient({ password: "" })] };
      const refused = await (await api().admin()).call("importClients", { json });
      expectError(refused, "bad_request", accountMessages.resetMailOff);
    });

    it("makes one client of an e-mail in parallel imports", async () => {
      const row = buildClient();
      const answers = await Promise.all(Array.from({ length: 4 }, () => importRows([row])));
      expect(
        answers
          .flat()
          .map(({ outcome }) => outcome)
          .sort(),
      ).toEqual(["created", "existing", "existing", "existing"]);
    });

    it("takes ten rows in one call and no more", async () => {
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
      expect(head.join()).toBe(
        "company_name,email,phone,whatsapp,status,address,plan_state,paid_until,created_at,updated_at",
      );
      expect(rows.map(([name = ""]) => name.slice(0, name.indexOf(word)))).toEqual(["'=1+1 ", "a, b ", "ब "]);
      expect(rows.every(([, , phone, , state]) => phone === "'+91 98765 43210" && state === "active")).toBe(true);
    });

    it("carries the WhatsApp answer for landlines", async () => {
      const word = `Landline${Date.now()}`;
      const phone = "022 2345 6789";
      const rows = ["yes", "no", ""].map((whatsapp) =>
        buildClient({ company_name: `${word} ${whatsapp}`, phone, whatsapp }),
      );
      await importRows([...rows, buildClient({ company_name: `${word} z`, whatsapp: "yes" })]);
      const query = { search: word, ordering: "company_name" };
      const { body } = await (await api().admin()).call("exportClients", { query });
      const cells = parse<string[]>(body.trim()).data.map(([, , , whatsapp]) => whatsapp);
      expect(cells).toEqual(["whatsapp", "", "no", "yes", ""]);
      const [refused] = await importRows([buildClient({ whatsapp: "perhaps" })], true);
      expect(refused?.fields).toEqual({ whatsapp: [fieldMessages.booleanInvalid] });
    });
  });
}
