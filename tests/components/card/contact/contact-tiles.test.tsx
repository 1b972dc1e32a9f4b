import { render, screen } from "@testing-library/react";
import { ContactTiles } from "@/components/card/contact/contact-tiles";
import type { Company } from "@/lib/contract/cards/company";
import { english as t } from "@/tests/english";

const show = (client: Partial<Company["client"]>) => {
  const company = { client: { email: "", phone: "", ...client }, profile: { location: "", address: "" } };
  render(<ContactTiles t={t} company={company as unknown as Company} />);
  return screen.getAllByRole("link").map((link) => link.getAttribute("href"));
};

test.each([
  ["98200 11223", ["tel:+919820011223", "https://wa.me/919820011223"]],
  ["91919820011223", ["tel:+919820011223", "https://wa.me/919820011223"]],
  ["+1 (555) 123-4567", ["tel:+15551234567"]],
  ["12345", []],
  ["+999 12 34", []],
])("%s is called and written to as far as it is a number", (phone, links) => {
  expect(show({ phone, email: "a@b.example" })).toEqual([...links, "mailto:a@b.example"]);
  expect(screen.getAllByText("Not available")).toHaveLength(3 - links.length);
});

test("a landline is called, and its WhatsApp tile stands there", () => {
  const links = show({ phone: "022 2345 6789", whatsapp: false });
  expect(links).toEqual(["tel:+912223456789"]);
  expect(screen.getByText("WhatsApp").closest("[aria-disabled]")).toHaveTextContent("Not available");
});
