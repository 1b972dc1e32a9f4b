import { billingMessages, fieldMessages, profileMessages } from "../../english";
import { type Api, expectError } from "../api";

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
  });
}
