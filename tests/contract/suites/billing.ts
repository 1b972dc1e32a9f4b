import { withoutPlan } from "@/lib/contract/limits";
import { billingMessages, fieldMessages, productMessages, profileMessages } from "../../english";
import { type Api, type ClientCaller, expectError } from "../api";

const seller = {
  name: "Namaskard Services",
  address: "5 MG Road\nBengaluru",
  pin: "560001",
  state: "29",
  gstin: "29AAGCB7383J1Z4",
};
const terms = { ...seller, registration: "regular", sac: "998439", rate: "18", pricing: "exclusive" };
const details = { name: "Lamps & Sons", address: "1 Lamp Road\nPune", pin: "411 001", state: "27" };

export function describeBilling(api: () => Api) {
  describe("billing", () => {
    const received_on = "2026-11-20";
    /** A client on a plan of ₹500 for a year, which may be invoiced. */
    const addClient = async () => {
      const admin = await api().admin();
      const client = await api().client();
      const plan = {
        name: "Standard",
        price: "500",
        currency: "INR",
        months: 12,
        limits: withoutPlan.limits,
        features: [],
      };
      const { id } = (await admin.call("createPlan", { json: plan })).body;
      await admin.call("setClientPlan", { params: { id: client.id }, json: { plan_id: id } });
      await client.call("updateBillingDetails", { json: details });
      const { results } = (await admin.call("listTerms")).body;
      if (!results.some((one: { from_on: string }) => one.from_on === "2020-01-01"))
        await admin.call("createTerms", { json: { ...terms, from_on: "2020-01-01" } });
      return client;
    };
    const confirm = async (...ids: number[]) =>
      (
        await (
          await api().admin()
        ).call("confirmPayments", { json: { payments: ids.map((id) => ({ id, received_on })) } })
      ).body.results;
    const billingOf = async ({ id }: ClientCaller) =>
      (await (await api().admin()).call("getClientBilling", { params: { id } })).body;
    const pay = async (client: ClientCaller) => {
      const { id } = (await client.call("createPaymentRequest")).body;
      await confirm(id);
      return (await billingOf(client)).documents[0];
    };

    it("keeps how the operator is paid", async () => {
      const admin = await api().admin();
      const none = { upi_id: "", upi_name: "", bank: null, note: "" };
      expect((await admin.call("getBillingSettings")).body).toMatchObject(none);
      const bank = {
        account_name: "Namaskard",
        account_number: "1234-5678-90",
        ifsc: "hdfc0001234",
        bank_name: "HDFC",
      };
      const json = { invoice_series: "nk", note_series: "NKC", upi_id: "nk@upi", bank, note: "Thank you" };
      const kept = {
        ...json,
        invoice_series: "NK",
        bank: { ...bank, account_number: "1234567890", ifsc: "HDFC0001234" },
      };
      expect((await admin.call("updateBillingSettings", { json })).body).toMatchObject(kept);
      expect((await admin.call("getBillingSettings")).body).toEqual({ ...kept, upi_name: "" });
      const refuse = async (change: Record<string, unknown>, message: string, field: string) =>
        expectError(
          await admin.call("updateBillingSettings", { json: { ...json, ...change } }),
          "validation_error",
          message,
          field,
        );
      await refuse({ invoice_series: "LONG" }, billingMessages.seriesInvalid, "invoice_series");
      await refuse({ note_series: "NK" }, billingMessages.seriesSame, "note_series");
      await refuse({ upi_id: "nk" }, profileMessages.upiIdInvalid, "upi_id");
    });

    it("has terms from a day on", async () => {
      const admin = await api().admin();
      const first = (await admin.call("createTerms", { json: { ...terms, from_on: "2101-04-01" } })).body;
      expect(first).toMatchObject({ ...terms, rate: 18, country: "IN", from_on: "2101-04-01", is_fixed: false });
      const taken = await admin.call("createTerms", { json: { ...terms, from_on: "2101-04-01" } });
      expectError(taken, "validation_error", billingMessages.dayTaken, "from_on");
      const json = { ...terms, from_on: "2102-04-01", registration: "unregistered", rate: 0 };
      const second = (await admin.call("createTerms", { json })).body;
      expect(second).toMatchObject({ gstin: "", rate: 0 });
      const change = { params: { id: first.id }, json: { ...terms, from_on: "2101-05-01", rate: "१२.५" } };
      expect((await admin.call("updateTerms", change)).body).toMatchObject({ rate: 12.5, from_on: "2101-05-01" });
      const days = (await admin.call("listTerms")).body.results.map(({ from_on }: { from_on: string }) => from_on);
      expect(days.slice(0, 2)).toEqual(["2102-04-01", "2101-05-01"]);
      for (const { id } of [first, second]) await admin.call("deleteTerms", { params: { id } });
      expectError(await admin.call("deleteTerms", { params: { id: first.id } }), "not_found");
    });

    it("refuses terms by which no invoice can be written", async () => {
      const admin = await api().admin();
      const refuse = async (change: Record<string, unknown>, message: string, field: string) =>
        expectError(
          await admin.call("createTerms", { json: { ...terms, from_on: "2101-04-01", ...change } }),
          "validation_error",
          message,
          field,
        );
      await refuse({ name: " " }, fieldMessages.nameRequired, "name");
      await refuse({ address: "" }, billingMessages.addressRequired, "address");
      await refuse({ state: "28" }, billingMessages.stateRequired, "state");
      await refuse({ state: "27" }, billingMessages.gstinElsewhere, "gstin");
      await refuse({ pin: "012345" }, billingMessages.pinInvalid, "pin");
      await refuse({ gstin: "" }, billingMessages.gstinRequired, "gstin");
      await refuse({ gstin: "29AAGCB7383J1Z5" }, profileMessages.gstinMistyped, "gstin");
      await refuse({ sac: "9984" }, billingMessages.sacInvalid, "sac");
      await refuse({ rate: "100" }, billingMessages.rateInvalid, "rate");
      await refuse({ country: "XQ" }, billingMessages.countryInvalid, "country");
      await refuse({ country: "AE" }, billingMessages.taxLabelRequired, "tax_label");
    });

    it("keeps whom a client's invoices are for", async () => {
      const client = await api().client();
      const save = (change: Record<string, unknown> = {}) =>
        client.call("updateBillingDetails", { json: { ...details, ...change } });
      expect((await save()).body).toEqual({ ...details, pin: "411001", country: "IN", gstin: "" });
      expect((await save({ country: "ae", pin: "" })).body).toMatchObject({ country: "AE", state: "", pin: "" });
      expectError(await save({ state: "" }), "validation_error", billingMessages.stateRequired, "state");
      expectError(await save({ pin: "" }), "validation_error", billingMessages.pinInvalid, "pin");
      expectError(await save({ gstin: terms.gstin }), "validation_error", billingMessages.gstinElsewhere, "gstin");
    });

    it("asks for a plan's price with its tax, and invoices it once it is paid", async () => {
      const client = await addClient();
      const request = (await client.call("createPaymentRequest")).body;
      expect(request).toMatchObject({ status: "open", total: "590.00", credit: "0.00", amount: "590.00", months: 12 });
      expect(request.reference).toMatch(/^\d{10}$/);
      expect((await client.call("createPaymentRequest")).body).toEqual(request);
      const params = { id: request.id };
      const claim = (bank_reference: string) => client.call("claimPayment", { params, json: { bank_reference } });
      expectError(await claim("12"), "validation_error", billingMessages.bankReferenceInvalid, "bank_reference");
      expect((await claim("utr 4321-8765")).body.bank_reference).toBe("UTR43218765");
      const admin = await api().admin();
      const search = { status: "claimed", search: "utr4321" };
      expect((await admin.call("listPaymentRequests", { query: search })).body.results).toMatchObject([
        { id: request.id },
      ]);

      const before = (await client.call("getOwnPlan")).body.subscription.due_on;
      expect(await confirm(request.id, 999_999_999, request.id)).toEqual([
        { id: request.id, outcome: "confirmed" },
        { id: 999_999_999, outcome: "gone" },
      ]);
      expect(await confirm(request.id)).toEqual([{ id: request.id, outcome: "paid" }]);
      expect((await client.call("getOwnPlan")).body.subscription.due_on).not.toBe(before);
      const own = (await client.call("getOwnBilling")).body;
      expect(own).toMatchObject({ open: null, credit: [], paid: [{ id: request.id, status: "paid" }] });
      expect(own.documents).toMatchObject([
        {
          ...{ kind: "invoice", title: "taxInvoice", place_of_supply: "27", sac: "998439", rate: 18, credited: "0.00" },
          ...{ taxable: "500.00", cgst: "0.00", sgst: "0.00", igst: "90.00", total: "590.00" },
          seller: { ...seller, registration: "regular" },
          customer: { name: details.name, pin: "411001", state: "27" },
        },
      ]);
      expect(own.documents[0].number).toMatch(/^[A-Z\d]{1,3}\/\d\d-\d\d\/\d{5}$/);
      const found = await admin.call("listInvoices", { query: { search: own.documents[0].number, kind: "invoice" } });
      expect(found.body.results).toEqual(own.documents);
      expect((await billingOf(client)).payments).toMatchObject([
        { kind: "received", amount: "590.00", reference: "UTR43218765" },
      ]);
      expectError(await claim("123456"), "conflict", billingMessages.requestClosed);
    });

    it("leaves neither number nor invoice of what is refused or replaced", async () => {
      const client = await addClient();
      const first = (await client.call("createPaymentRequest")).body;
      await client.call("updateBillingDetails", { json: { ...details, country: "AE" } });
      expect((await client.call("createPaymentRequest")).body.id).toBe(first.id);
      const admin = await api().admin();
      const plan = {
        name: "Dear",
        price: "700.50",
        currency: "INR",
        months: 6,
        limits: withoutPlan.limits,
        features: [],
      };
      const { id: plan_id } = (await admin.call("createPlan", { json: plan })).body;
      await admin.call("setClientPlan", { params: { id: client.id }, json: { plan_id } });
      const second = (await client.call("createPaymentRequest")).body;
      expect(second).toMatchObject({ total: "826.59", months: 6, plan_name: "Dear" });
      const refuse = { json: { ids: [first.id, second.id], reason: "No money came" } };
      expect((await admin.call("refusePayments", refuse)).body.results).toEqual([
        { id: first.id, outcome: "gone" },
        { id: second.id, outcome: "refused" },
      ]);
      expect(await confirm(first.id, second.id)).toMatchObject([{ outcome: "gone" }, { outcome: "gone" }]);
      const { requests, documents, payments } = await billingOf(client);
      expect(requests).toMatchObject([{ status: "refused", reason: "No money came" }, { status: "replaced" }]);
      expect([documents, payments]).toEqual([[], []]);
      const own = (await client.call("getOwnBilling")).body;
      expect(own).toMatchObject({ open: null, refused: { id: second.id, reason: "No money came" } });
      await client.call("createPaymentRequest");
      expect((await client.call("getOwnBilling")).body.refused).toBeNull();
    });

    it("keeps money that pays nothing as credit, which pays first", async () => {
      const client = await addClient();
      const admin = await api().admin();
      const params = { id: client.id };
      const add = (amount: string, more: Record<string, unknown> = {}) =>
        admin.call("addPayment", { params, json: { amount, currency: "INR", received_on, reference: "N1", ...more } });
      expect((await add("100.00")).body).toEqual({ invoice_id: null });
      const request = (await client.call("createPaymentRequest")).body;
      expect(request).toMatchObject({ total: "590.00", credit: "100.00", amount: "490.00" });
      expect((await add("590")).body.invoice_id).toBeNull();
      const refundCredit = (amount: string) =>
        admin.call("refundCredit", {
          params,
          json: { amount, currency: "INR", paid_on: received_on, reference: "R1" },
        });
      expectError(await refundCredit("600"), "validation_error", billingMessages.refundTooLarge("₹590"), "amount");
      expect((await refundCredit("590")).body.credit).toEqual([{ currency: "INR", amount: "100.00" }]);
      expect((await add("490")).body.invoice_id).toEqual(expect.any(Number));
      const late = await add("490", { request_id: request.id });
      expect(late.body).toEqual({ invoice_id: null });
      await add("100");
      expect((await billingOf(client)).credit).toEqual([{ currency: "INR", amount: "590.00" }]);
      expect((await client.call("createPaymentRequest")).body).toMatchObject({ status: "paid", amount: "0.00" });
      const { credit, documents } = await billingOf(client);
      expect([credit, documents.length]).toEqual([[], 2]);
      expectError(await add("0"), "validation_error", billingMessages.amountRequired, "amount");
      expectError(await add("1.005"), "validation_error", productMessages.priceTooExact(2), "amount");
      expectError(
        await add("1", { received_on: "2199-01-01" }),
        "validation_error",
        billingMessages.dayAhead,
        "received_on",
      );
      expectError(await add("1", { request_id: 999_999_999 }), "not_found");
    });

    it("gives a credit note for what is paid back, in parts and whole", async () => {
      const client = await addClient();
      const invoice = await pay(client);
      const admin = await api().admin();
      const due = async () => (await client.call("getOwnPlan")).body.subscription.due_on;
      const paidUntil = await due();
      const refund = (amount: string, keeps_time: boolean) => {
        const json = { amount, keeps_time, reference: "R2", paid_on: received_on };
        return admin.call("refundInvoice", { params: { id: invoice.id }, json });
      };
      const note = (await refund("100", true)).body;
      const { id, number, issued_on } = invoice;
      expect(note).toMatchObject({
        kind: "creditNote",
        taxable: "84.75",
        igst: "15.25",
        total: "100.00",
        keeps_time: true,
      });
      expect(note.invoice).toEqual({ id, number, issued_on });
      expect(note.number.split("/")[0]).not.toBe(number.split("/")[0]);
      expect(await due()).toBe(paidUntil);
      expectError(await refund("490.01", true), "validation_error", billingMessages.refundTooLarge("₹490"), "amount");
      expect((await refund("490", false)).body).toMatchObject({ taxable: "415.25", igst: "74.75" });
      expect(await due()).not.toBe(paidUntil);
      expect((await admin.call("getInvoice", { params: { id } })).body.credited).toBe("590.00");
      const { credit, payments } = await billingOf(client);
      expect([credit, payments.map(({ kind }: { kind: string }) => kind)]).toEqual([
        [],
        ["refunded", "refunded", "received"],
      ]);
      expectError(await admin.call("refundInvoice", { params: { id: note.id }, json: {} }), "validation_error");
      const json = { amount: "1", keeps_time: true, reference: "R3", paid_on: received_on };
      expectError(await admin.call("refundInvoice", { params: { id: note.id }, json }), "not_found");
    });

    it("asks for nothing where there is nothing to pay, or nobody to invoice", async () => {
      const client = await api().client();
      await addClient();
      expectError(await client.call("createPaymentRequest"), "conflict", billingMessages.detailsMissing);
      await client.call("updateBillingDetails", { json: details });
      expectError(await client.call("createPaymentRequest"), "conflict", billingMessages.nothingToPay);
      const other = (await (await addClient()).call("createPaymentRequest")).body;
      const json = { bank_reference: "123456" };
      expectError(await client.call("claimPayment", { params: { id: other.id }, json }), "not_found");
    });
  });
}
