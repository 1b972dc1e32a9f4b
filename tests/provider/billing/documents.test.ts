import { sendDocument } from "@/provider/billing/documents/mail";
import { expireBooks } from "@/provider/billing/jobs";
import { MailError, type MailMessage } from "@/provider/ports/mail/mail";
import { noMail } from "@/provider/ports/mail/open";
import type { Answer, Api, ClientCaller } from "../../contract/api";
import { hasPdfReader, readPdf } from "../../servers/read-pdf";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { keepMail, sentMail } from "../kept-mail";
import { addBuyer, addPlan, billingOf, confirm, setTerms, now as shopNow } from "./shop";

let deps: TestDeps;
let api: Api;
let client: ClientCaller;
let now: Date;
let mails: MailMessage[];

beforeEach(async () => {
  now = shopNow();
  const { mail, sent } = keepMail();
  mails = sent;
  deps = await buildDeps({ now: () => now, mail });
  api = await openApi(deps);
  await setTerms(api);
  client = await addBuyer(api, await addPlan(api));
});
afterEach(() => deps.close());

const { signal } = new AbortController();

async function issue(): Promise<{ id: number; number: string }> {
  await confirm(api, (await client.call("createPaymentRequest")).body.id);
  const [document] = (await billingOf(api, client.id)).documents;
  return document;
}

async function refund(id: number): Promise<number> {
  const json = { amount: "118", reference: "R1", paid_on: "2026-11-28", keeps_time: true };
  return (await (await api.admin()).call("refundInvoice", { params: { id }, json })).body.id;
}

const speak = (language: string | null) =>
  deps.db.updateTable("users").set({ language }).where("email", "=", client.email).execute();
const run = (id: number) => sendDocument.run(deps, { id }, signal);
const own = (id: number, caller = client) => caller.call("downloadOwnInvoice", { params: { id } });
const files = () => deps.db.selectFrom("files").select(["key", "client_id", "dropped_at"]).execute();

/** The bytes, which the caller of other tests reads as text. */
async function download(id: number): Promise<Buffer> {
  const answer = await client.transport(`/api/client/invoices/${id}/pdf/`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  return Buffer.from(await answer.arrayBuffer());
}

const head = ({ status, headers }: Answer) => [status, headers.get("content-type"), headers.get("content-disposition")];

test("an issued document leaves a job in its transaction, which mails its PDF in the owner's language", async () => {
  await speak("hi");
  const { id } = await issue();
  const jobs = await deps.db.selectFrom("jobs").select("payload").where("kind", "=", "send_document").execute();
  expect(jobs).toEqual([{ payload: `{"id":${id}}` }]);
  await run(id);
  const [mail] = mails;
  expect(mail).toMatchObject({ to: client.email, subject: expect.stringMatching(/INV\/26-27\/00001.*₹590/) });
  expect(mail?.text).toContain("₹590");
  expect(mail?.html).toContain('lang="hi"');
  const [attachment] = mail?.attachments ?? [];
  expect(attachment).toMatchObject({ name: "INV-26-27-00001.pdf", type: "application/pdf" });
  expect(attachment?.content.equals(await download(id))).toBe(true);
});

test("the bell tells of an invoice and of a credit note, by number and amount", async () => {
  await refund((await issue()).id);
  const { results } = (await client.call("listNotifications")).body;
  expect(results.map(({ kind, detail }: Record<string, string>) => [kind, detail])).toEqual([
    ["credit_note_issued", "CN/26-27/00001: ₹118"],
    ["invoice_issued", "INV/26-27/00001: ₹590"],
  ]);
});

test("a download is named by the number, and makes the file where the job has not run", async () => {
  const { id } = await issue();
  expect(await files()).toEqual([]);
  const expected = [200, "application/pdf", expect.stringContaining("INV-26-27-00001.pdf")];
  expect(head(await own(id))).toEqual(expected);
  expect(await files()).toEqual([{ key: expect.stringMatching(/\.pdf$/), client_id: null, dropped_at: null }]);
  expect(head(await (await api.admin()).call("downloadInvoice", { params: { id } }))).toEqual(expected);
  const note = await refund(id);
  expect(head(await own(note))[2]).toContain("CN-26-27-00001.pdf");
});

test("many who want it at once get one file", async () => {
  const { id } = await issue();
  const got = await Promise.all([run(id), ...Array.from({ length: 5 }, () => download(id))]);
  const first = await download(id);
  expect(got.slice(1).every((one) => first.equals(one as Buffer))).toBe(true);
  expect((await files()).filter(({ dropped_at }) => dropped_at === null)).toHaveLength(1);
});

test("it stays as it was issued, whatever changes afterwards", async () => {
  const { id } = await issue();
  const before = await download(id);
  await speak("ta");
  await client.call("updateBillingDetails", { json: { name: "Others", address: "2", pin: "411001", state: "27" } });
  await refund(id);
  await run(id);
  expect(before.equals(await download(id))).toBe(true);
});

(hasPdfReader() ? test : () => {})("its language is that of the day on which it was issued", async () => {
  await speak("ta");
  const { id } = await issue();
  await speak("hi");
  const text = readPdf(await download(id));
  expect(text).toContain("மொத்தம் / Total ₹590");
  expect(text).toContain("IGST (18%) ₹90");
});

test("nobody has another client's, nor one that is none", async () => {
  const { id } = await issue();
  const other = await api.client();
  expect((await own(id, other)).status).toBe(404);
  expect((await own(id + 100)).status).toBe(404);
  expect((await (await api.admin()).call("downloadInvoice", { params: { id: id + 100 } })).status).toBe(404);
  expect(await files()).toEqual([]);
  await own(id);
  const [file] = await files();
  expect((await client.transport(`/media/${file?.key}`, {})).status).toBe(404);
});

test("it outlives its client, and goes with the document", async () => {
  const { id } = await issue();
  await run(id);
  const admin = await api.admin();
  await admin.call("deleteClient", { params: { id: client.id } });
  await admin.call("eraseClient", { params: { id: client.id } });
  expect((await admin.call("downloadInvoice", { params: { id } })).status).toBe(200);
  now = new Date("2035-04-01T10:00:00Z");
  await expireBooks.run(deps, {}, signal);
  expect(await files()).toEqual([expect.objectContaining({ dropped_at: now.toISOString() })]);
});

test("an administrator sends it again, and hears whom it goes to", async () => {
  const { id } = await issue();
  const admin = await api.admin();
  const params = { id };
  expect((await admin.call("getInvoice", { params })).body).toMatchObject({ mail_to: client.email });
  expect((await admin.call("mailInvoice", { params })).body).toEqual({ mail_to: client.email });
  expect(await deps.db.selectFrom("jobs").select("id").where("kind", "=", "send_document").execute()).toHaveLength(2);
  const [entry] = (await admin.call("listAudit")).body.results;
  expect(entry).toMatchObject({ action: "invoice_mailed", client_id: client.id, detail: "INV/26-27/00001" });
  expect((await admin.call("mailInvoice", { params: { id: id + 100 } })).status).toBe(404);

  await admin.call("deleteClient", { params: { id: client.id } });
  expect((await admin.call("getInvoice", { params })).body).toMatchObject({ mail_to: null, phone: "" });
  const refused = await admin.call("mailInvoice", { params });
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining("no email address") } });
  await run(id);
  expect(mails).toEqual([]);
});

test("the text for a chat is in the client's language", async () => {
  await speak("hi");
  const { id } = await issue();
  const { body } = await (await api.admin()).call("getInvoice", { params: { id } });
  expect(body.message).toContain("INV/26-27/00001");
  expect(body.message).toContain("₹590");
  expect(body.message).toMatch(/\p{Script=Devanagari}/u);
});

test("without a mail server the file is written all the same; a mail that fails is tried again", async () => {
  const { id } = await issue();
  deps.mail = noMail;
  await run(id);
  expect(await files()).toHaveLength(1);
  expect((await (await api.admin()).call("getInvoice", { params: { id } })).body.mail_to).toBeNull();
  deps.mail = { ...sentMail, send: () => Promise.reject(new MailError("temporary", "away")) };
  await expect(run(id)).rejects.toMatchObject({ name: "MailError" });
  expect(await files()).toHaveLength(1);
});

test("a month's sheets come as CSV, this month's where none is named", async () => {
  const { id } = await issue();
  await refund(id);
  const admin = await api.admin();
  const read = async (query: Record<string, string>) => {
    const { headers, body } = await admin.call("exportGstReturn", { query });
    return [headers.get("content-disposition"), body.replace("\ufeff", "").trim().split("\r\n")];
  };
  const [name, lines] = await read({ part: "b2cs" });
  expect(name).toContain("gstr1-b2cs-2026-11.csv");
  expect(lines).toEqual([
    '"Type","Place Of Supply","Applicable % of Tax Rate","Rate","Taxable Value","Cess Amount","E-Commerce GSTIN"',
    // 500 less the 100 of a note of 118 with 18 % in it.
    '"OE","27-Maharashtra","",18,400,"",""',
  ]);
  expect((await read({ month: "2026-12", part: "b2cs" }))[1]).toHaveLength(1);
  const [fallback] = await read({ month: "2026-13", part: "gstr9" });
  expect(fallback).toContain("gstr1-b2b-2026-11.csv");
});
