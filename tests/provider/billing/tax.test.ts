import type { Api } from "../../contract/api";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { addBuyer, addPlan, billingOf, confirm, now, setTerms } from "./shop";

let deps: TestDeps;
let api: Api;

beforeEach(async () => {
  deps = await buildDeps({ now });
  api = await openApi(deps);
});
afterEach(() => deps.close());

const sameState = { state: "29", pin: "560001" };
const otherState = { state: "27", pin: "411001" };
const abroad = { country: "AE", state: "", pin: "" };
const registered = { "29": "29AAGCB7383J1Z4", "27": "27AAPFU0939F1ZV" };

/** Of a plan of ₹499: title, total, taxable value, CGST, SGST, IGST, as reckoned by hand. */
type Line = [string, string, string, string, string, string];
const untaxed: Line = ["invoice", "499.00", "499.00", "0.00", "0.00", "0.00"];
const bill: Line = ["billOfSupply", ...(untaxed.slice(1) as [string, string, string, string, string])];
const halves: Line = ["taxInvoice", "588.82", "499.00", "44.91", "44.91", "0.00"];
const whole: Line = ["taxInvoice", "588.82", "499.00", "0.00", "0.00", "89.82"];
const halvesInside: Line = ["taxInvoice", "499.00", "422.88", "38.06", "38.06", "0.00"];
const wholeInside: Line = ["taxInvoice", "499.00", "422.88", "0.00", "0.00", "76.12"];
const exported: Line = ["taxInvoice", "499.00", "499.00", "0.00", "0.00", "0.00"];

type Case = [string, Record<string, unknown>, { state: string; pin: string; country?: string }, Line];
const cases: Case[] = [
  ["unregistered, same state", { registration: "unregistered" }, sameState, untaxed],
  ["unregistered, other state", { registration: "unregistered" }, otherState, untaxed],
  ["unregistered, abroad", { registration: "unregistered" }, abroad, untaxed],
  ["composition, same state", { registration: "composition" }, sameState, bill],
  ["composition, other state", { registration: "composition" }, otherState, bill],
  ["composition, abroad", { registration: "composition" }, abroad, bill],
  ["regular, same state", {}, sameState, halves],
  ["regular, other state", {}, otherState, whole],
  ["regular, abroad", {}, abroad, whole],
  ["regular, abroad under an undertaking", { is_zero_rated: true }, abroad, exported],
  ["regular, at home under an undertaking", { is_zero_rated: true }, sameState, halves],
  ["regular, the customer pays the tax", { is_reverse_charge: true }, otherState, exported],
  ["regular, prices with tax, same state", { pricing: "inclusive" }, sameState, halvesInside],
  ["regular, prices with tax, other state", { pricing: "inclusive" }, otherState, wholeInside],
];
const withAndWithout = cases.flatMap(([name, terms, place, line]) => {
  const gstin = registered[place.state as keyof typeof registered];
  const plain = { name, terms, details: place as Record<string, unknown>, line };
  return gstin ? [plain, { ...plain, name: `${name}, with GSTIN`, details: { ...place, gstin } }] : [plain];
});

test.each(withAndWithout)("$name", async ({ terms, details, line }) => {
  await setTerms(api, terms);
  const client = await addBuyer(api, await addPlan(api, "499"), details);
  const request = (await client.call("createPaymentRequest")).body;
  expect(await confirm(api, request.id)).toEqual(["confirmed"]);
  const [invoice] = (await billingOf(api, client.id)).documents;
  const { title, total, taxable, cgst, sgst, igst } = invoice;
  expect([title, total, taxable, cgst, sgst, igst]).toEqual(line);
  expect(request.total).toBe(total);
  expect(invoice).toMatchObject({ number: "INV/26-27/00001", tax: "0.00", customer: details });
  expect(invoice.place_of_supply).toBe(details.country ?? details.state);
  expect(invoice.is_reverse_charge).toBe(terms.is_reverse_charge ?? false);
});

test("other countries have one tax, with its own name", async () => {
  await setTerms(api, { country: "AE", rate: "5", tax_label: "VAT" });
  const client = await addBuyer(api, await addPlan(api, "10.005", "OMR"), abroad);
  const request = (await client.call("createPaymentRequest")).body;
  expect(request).toMatchObject({ total: "10.505", currency: "OMR" });
  await confirm(api, request.id);
  const [invoice] = (await billingOf(api, client.id)).documents;
  expect(invoice).toMatchObject({
    title: "invoice",
    taxable: "10.005",
    tax: "0.50",
    tax_label: "VAT",
    rate: 5,
    sac: "",
  });
});

test("an invoice is by the terms and for the party of its day, and of the sum that was paid", async () => {
  await setTerms(api, { from_on: "2026-11-28", rate: 28 });
  const client = await addBuyer(api, await addPlan(api, "499"));
  const request = (await client.call("createPaymentRequest")).body;
  expect(request.total).toBe("638.72");
  await setTerms(api, { from_on: "2026-11-27", rate: 5 });
  const admin = await api.admin();
  const { results } = (await admin.call("listTerms")).body;
  await admin.call("deleteTerms", { params: { id: results[0].id } });
  await client.call("updateBillingDetails", { json: { name: "New name", address: "2 Lamp Road", ...sameState } });
  await confirm(api, request.id);
  const [invoice] = (await billingOf(api, client.id)).documents;
  expect(invoice).toMatchObject({ total: "638.72", taxable: "608.30", cgst: "15.21", rate: 5 });
  expect(invoice.customer).toMatchObject({ name: "New name", state: "29" });
});
