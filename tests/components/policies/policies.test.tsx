import { render, screen, within } from "@testing-library/react";
import { type Operator, readOperator } from "@/components/policies/policy";
import { describePolicy, PolicyPage } from "@/components/policies/policy-document";
import { privacyPolicy } from "@/components/policies/privacy";
import { refundPolicy } from "@/components/policies/refunds";
import { shippingPolicy } from "@/components/policies/shipping";
import { termsPolicy } from "@/components/policies/terms";
import { emptySite, type SavedSite } from "@/lib/contract/site/schema";
import { translatorOf } from "@/lib/i18n/catalog";
import type { T } from "@/lib/i18n/translator";
import { describeSite, type SiteBase } from "@/lib/web/site/describe-site";

const t = translatorOf("en");
const retention = { visits: 90, leads: 730, rejectedReviews: 30 };
const policies = {
  privacyPolicy: (t: T, operator: Operator) => privacyPolicy(t, operator, retention),
  refundPolicy,
  shippingPolicy,
  termsPolicy,
};
const read = (saved: Partial<SavedSite>, fixed: SiteBase["fixed"] = {}) =>
  readOperator(describeSite({ ...emptySite, ...saved }, { url: "https://cards.example", fixed, mediaOrigin: null }));
const unset = read({});
const known = read(
  { operator_name: "Sharma Digital LLP", operator_address: "1 Ring Road\nDelhi" },
  { email: "help@example.com" },
);

describe.each(Object.entries(policies))("%s", (_, policy) => {
  test("has a title, a description and an address that search engines take", () => {
    const metadata = describePolicy(t, policy(t, known), { url: "https://cards.example", name: "Namaskard" });
    expect(metadata.title.length).toBeLessThanOrEqual(60);
    expect(metadata.description?.length).toBeLessThanOrEqual(160);
    expect(metadata.canonical).toMatch(/^https:\/\/cards\.example\/policies\/\w+$/);
  });

  test("lists its contents, each under an anchor of its own", () => {
    const { container } = render(<PolicyPage t={t} policy={policy(t, known)} operator={known} />);
    const links = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
    const anchors = links.map((link) => link.getAttribute("href") ?? "");
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(container.querySelector(anchor)).not.toBeNull();
    expect(container.textContent).toContain("Sharma Digital LLP");
    expect(screen.getByRole("link", { name: "help@example.com" })).toHaveAttribute("href", "mailto:help@example.com");
  });

  test("names no days, place or law that the operator has not", () => {
    expect(JSON.stringify(policy(t, unset))).not.toMatch(/working day|\bIndia\b|\bAct\b|\bcourts?\b|notice/);
  });

  test("reads well where the operator has set nothing", () => {
    const { container } = render(<PolicyPage t={t} policy={policy(t, unset)} operator={unset} />);
    expect(screen.getByText("Namaskard", { selector: "address" })).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/undefined|null|the operator of/);
  });
});

test.each([
  [0, "a limited time"],
  [1, "a day"],
  [1200, "1200 days"],
])("says how long visits are kept where that is %d days", (visits, told) => {
  const { sections } = privacyPolicy(t, known, { ...retention, visits });
  expect(JSON.stringify(sections)).toContain(`Single visits are kept for ${told}.`);
});

test("a reader is told to write where there is an address, else where to look", () => {
  const [written, shown] = [known, unset].map((operator) => JSON.stringify(termsPolicy(t, operator)));
  expect(written).toContain("You may leave at any time; write to help@example.com.");
  expect(shown).toContain("You may leave at any time; contact us as shown under “How to reach us”.");
});

test("what the operator promises is told, and nothing where there is no promise", () => {
  const promising = read({ refund_days: 1, delivery_days: 3, governing_law: "Nepal" });
  const texts = (operator: Operator) =>
    [refundPolicy, shippingPolicy, termsPolicy].map((policy) => JSON.stringify(policy(t, operator)));

  const [refunds, shipping, terms] = texts(promising);
  expect(refunds).toContain("within 1 day of paying");
  expect(shipping).toContain("Within 3 days of your payment");
  expect(terms).toContain("The law of Nepal applies");
  for (const text of texts(unset)) expect(text).not.toMatch(/\d+ days?|The law of|This page/);
});
