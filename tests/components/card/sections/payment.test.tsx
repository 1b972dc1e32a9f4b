import { render, screen, within } from "@testing-library/react";
import { Payment } from "@/components/card/sections/payment";
import { Place } from "@/components/card/sections/place";
import { upiLink } from "@/lib/card/upi-link";
import type { Profile } from "@/lib/contract/cards/schema";
import { encodeLink, outlineModules } from "@/lib/drawing/code-modules";
import { english as t } from "@/tests/english";
import { bank } from "../../../lib/card/build-payment";
import { buildCompany } from "../build-card";

const show = (profile: Partial<Profile>) =>
  render(
    <Payment
      t={t}
      company={buildCompany({ profile })}
      heading={<h2 id="payment">Payment</h2>}
      at={{ slug: "marigold" }}
    />,
  ).container;
const upi = { upi_id: "marigold@okbank", upi_name: "", upi_link: false };
const terms = (part: HTMLElement) =>
  within(part)
    .queryAllByRole("term")
    .map(({ textContent }) => textContent);

test("nothing is said where nothing is given", () => {
  expect(show({})).toBeEmptyDOMElement();
  expect(show({ upi_id: "", bank: null, gstin: "27AAPFU0939F1ZV" })).toBeEmptyDOMElement();
});

test("a UPI ID is a code to scan and a text to copy; without a script no button works, so none is seen", () => {
  const section = show(upi);
  const code = screen.getByRole("img", { name: "UPI code of Marigold Living" });
  const link = upiLink({ id: "marigold@okbank", name: "Marigold Living" });
  expect(code.querySelector("path:last-child")).toHaveAttribute("d", outlineModules(encodeLink(link, false)));
  expect(screen.getByText("Scan with any UPI app")).toBeInTheDocument();
  expect(screen.getByText("marigold@okbank")).toBeInTheDocument();
  expect(screen.getByText("Your payment app confirms the payment.")).toBeInTheDocument();
  for (const waiting of [screen.getByRole("button", { name: "Copy UPI ID" }), screen.getByRole("textbox")])
    expect(waiting.closest(".button-waiting")).toBeInTheDocument();
  expect(terms(section)).toEqual(["UPI ID"]);
  expect(section).not.toHaveTextContent(/paid/i);
});

test("only who has tried it offers a link that opens a payment app", () => {
  show(upi);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  show({ ...upi, upi_name: "Asha Rao", upi_link: true });
  expect(screen.getByRole("link", { name: "Pay in a UPI app" })).toHaveAttribute(
    "href",
    upiLink({ id: "marigold@okbank", name: "Asha Rao" }),
  );
  expect(screen.getByText("Asha Rao")).toBeInTheDocument();
});

test("an account is told whole, and what is typed elsewhere can be copied", () => {
  expect(terms(show({ bank }))).toEqual(["Account name", "Account number", "IFSC", "Bank"]);
  expect(screen.getByRole("heading", { name: "Bank transfer" })).toBeInTheDocument();
  expect(screen.getAllByRole("button").map((one) => [one.getAttribute("aria-label"), one.dataset.copy])).toEqual([
    ["Copy Account number", bank.account_number],
    ["Copy IFSC", bank.ifsc],
  ]);
  expect(screen.queryByText("Scan with any UPI app")).not.toBeInTheDocument();
});

test("the GSTIN stands by the address, and where there is none", () => {
  for (const address of ["1 Main Road", ""]) {
    const { profile } = buildCompany({ profile: { address, gstin: "27AAPFU0939F1ZV" } });
    const { container, unmount } = render(
      <Place t={t} profile={profile} heading={<h2 id="place">LOCATION ADDRESS</h2>} />,
    );
    expect(container).toHaveTextContent(/GSTIN 27AAPFU0939F1ZV/);
    unmount();
  }
});
