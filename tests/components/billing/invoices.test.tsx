import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DocumentScreen } from "@/components/billing/document-screen";
import { InvoicesScreen } from "@/components/billing/invoices-screen";
import type { Invoice } from "@/lib/contract/billing/payment-schema";
import { fakeApi } from "../fake-api";
import { showScreen } from "../show-screen";
import { buildAdmin } from "../with-user";
import { buildDocument, buildInvoice, buildTerms } from "./build-billing";

const path = "/api/admin/invoices/";
const note = buildDocument({
  ...{ id: 4, kind: "creditNote", number: "CN/26-27/00001", total: "100.00", reference: "R1", keeps_time: true },
  invoice: { id: 3, number: "NK/26-27/00001", issued_on: "2026-11-28" },
});

async function showList() {
  const results = [note, buildDocument({ credited: "100.00" })];
  const calls = fakeApi({
    [`GET ${path}`]: { json: { count: 2, next: null, previous: null, results } },
    "GET /api/admin/billing/terms/": { json: { results: [buildTerms()] } },
  });
  await showScreen(buildAdmin(), <InvoicesScreen />);
  await screen.findByText("2 documents");
  return { user: userEvent.setup(), asked: () => calls.map(({ path }) => path) };
}

async function showOne(document: Invoice) {
  const calls = fakeApi({
    [`GET ${path}${document.id}/`]: { json: document },
    [`POST ${path}3/refund/`]: { status: 201, json: note },
    [`POST ${path}3/mail/`]: { json: { mail_to: document.mail_to } },
    [`HEAD ${path}3/pdf/`]: { json: {} },
  });
  await showScreen(buildAdmin(), <DocumentScreen id={document.id} />);
  await screen.findByRole("heading", { level: 1 });
  const sent = () => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

/** What stands beside a label. */
const besideOf = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling;

test("lists invoices and credit notes of a month", async () => {
  const { user, asked } = await showList();
  const invoice = screen.getByRole("link", { name: /^NK\/26-27\/00001/ });
  expect(invoice).toHaveAttribute("href", "/dashboard/payments/invoices/3");
  expect(invoice).toHaveTextContent("Lamps & Sons28 Nov 2026₹590₹100 paid back");
  expect(screen.getByRole("link", { name: /^CN/ })).toHaveTextContent("Credit note");
  const { options } = screen.getByRole<HTMLSelectElement>("combobox", { name: "Month" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Month" }), options[1]?.text ?? "");
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Credit notes");
  expect(asked().at(-1)).toContain(`month=${options[1]?.value}`);
  expect(asked().at(-1)).toContain("kind=creditNote");
});

test("an invoice says all that the law asks for", async () => {
  await showOne(buildInvoice({ cgst: "45.00", sgst: "45.00", igst: "0.00", place_of_supply: "29" }));
  expect(screen.getByRole("heading", { name: "Tax invoice NK/26-27/00001" })).toBeInTheDocument();
  expect(besideOf("Seller")).toHaveTextContent("Karnataka (29) 560001 GSTIN 29AAGCB7383J1Z4");
  expect(besideOf("Customer")).toHaveTextContent("Lamps & Sons 1 Lamp Road Maharashtra (27) 411001");
  expect(besideOf("Place of supply")).toHaveTextContent("Karnataka (29)");
  expect(besideOf("SAC")).toHaveTextContent("998315");
  expect(besideOf("Taxable value")).toHaveTextContent("₹500");
  for (const label of ["CGST (9%)", "SGST (9%)"]) expect(besideOf(label)).toHaveTextContent("₹45");
  expect(screen.queryByText(/IGST/)).not.toBeInTheDocument();
  expect(besideOf("Total")).toHaveTextContent("₹590");
  expect(besideOf("Tax payable on reverse charge")).toHaveTextContent("No");
});

test("a refund gives a credit note for what is left of an invoice, or a part", async () => {
  const { user, sent } = await showOne(buildInvoice({ credited: "100.00" }));
  await user.click(screen.getByRole("button", { name: "Refund" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Refund invoice NK/26-27/00001" }));
  expect(dialog.getByRole("textbox", { name: "Amount" })).toHaveValue("490.00");
  await user.type(dialog.getByRole("textbox", { name: "Payment reference" }), "R1");
  await user.click(dialog.getByRole("checkbox", { name: /keeps the time/ }));
  await user.click(dialog.getByRole("button", { name: "Refund" }));
  expect(await screen.findByText("Credit note CN/26-27/00001 is issued")).toBeInTheDocument();
  const paid_on = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(sent()).toEqual([{ amount: "490.00", reference: "R1", paid_on, keeps_time: true, by_gateway: false }]);
});

test("who took the money online pays it back, unless it is given back by hand", async () => {
  const { user, sent } = await showOne(buildInvoice({ gateway: "razorpay" }));
  await user.click(screen.getByRole("button", { name: "Refund" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Refund invoice NK/26-27/00001" }));
  const byGateway = dialog.getByRole("checkbox", { name: "Razorpay pays it back" });
  expect(byGateway).toBeChecked();
  expect(dialog.queryByRole("textbox", { name: "Payment reference" })).not.toBeInTheDocument();
  await user.click(byGateway);
  expect(dialog.getByRole("textbox", { name: "Payment reference" })).toBeInTheDocument();
  await user.click(byGateway);
  await user.click(dialog.getByRole("button", { name: "Refund" }));
  expect(await screen.findByText("Credit note CN/26-27/00001 is issued")).toBeInTheDocument();
  expect(sent()).toMatchObject([{ amount: "590.00", by_gateway: true, keeps_time: false }]);
});

test("a credit note leads to its invoice, and is not refunded", async () => {
  await showOne(buildInvoice(note));
  expect(screen.getByRole("link", { name: "NK/26-27/00001 of 28 Nov 2026" })).toHaveAttribute(
    "href",
    "/dashboard/payments/invoices/3",
  );
  expect(screen.queryByRole("button", { name: "Refund" })).not.toBeInTheDocument();
});

test("an invoice is downloaded, and sent again by email and on WhatsApp", async () => {
  const { user } = await showOne(buildInvoice());
  expect(screen.getByRole("link", { name: "Download PDF" })).toHaveAttribute("href", `${path}3/pdf/`);
  const sending = within(screen.getByRole("region", { name: "Send to the client" }));
  const chat = await sending.findByRole("link", { name: "Send on WhatsApp" });
  await waitFor(() => expect(chat).toHaveAttribute("href", expect.stringContaining("wa.me/919876543210?text=Tax")));
  await user.click(sending.getByRole("button", { name: "Send by email again" }));
  expect(await screen.findByText("The email is on its way to asha@example.com")).toBeInTheDocument();
});

test("where nobody can be mailed it says so, and the chat asks whom it goes to", async () => {
  await showOne(buildInvoice({ mail_to: null, phone: "" }));
  const sending = within(screen.getByRole("region", { name: "Send to the client" }));
  expect(sending.getByText(/cannot be sent by email/)).toBeInTheDocument();
  expect(sending.queryByRole("button")).not.toBeInTheDocument();
  expect(sending.getByRole("link")).toHaveAttribute("href", expect.stringContaining("wa.me/?text="));
});

test("with a month chosen there are its sheets for the GST return", async () => {
  const { user } = await showList();
  const month = screen.getByRole<HTMLSelectElement>("combobox", { name: "Month" });
  const { value = "", text = "" } = month.options[1] ?? {};
  await user.selectOptions(month, text);
  const sheets = within(await screen.findByRole("region", { name: "For the GST return" })).getAllByRole("link");
  expect(sheets.map((sheet) => sheet.getAttribute("href"))).toEqual(
    ["b2b", "b2cl", "b2cs", "cdnr", "cdnur"].map((part) => `${path}gstr1/?month=${value}&part=${part}`),
  );
  await user.selectOptions(month, "All months");
  expect(screen.queryByRole("region", { name: "For the GST return" })).not.toBeInTheDocument();
});
