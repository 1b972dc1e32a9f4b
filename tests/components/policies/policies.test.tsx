import { render, screen, within } from "@testing-library/react";
import { type Operator, readOperator } from "@/components/policies/policy";
import { describePolicy, PolicyPage } from "@/components/policies/policy-document";
import { privacyPolicy } from "@/components/policies/privacy";
import { refundPolicy } from "@/components/policies/refunds";
import { shippingPolicy } from "@/components/policies/shipping";
import { termsPolicy } from "@/components/policies/terms";
import { emptySite, type SavedSite } from "@/lib/contract/site/schema";
import { describeSite, type SiteBase } from "@/lib/web/site/describe-site";

const retention = { visits: "90 days", leads: "730 days", rejectedReviews: "30 days" };
const policies = {
  privacyPolicy: (operator: Operator) => privacyPolicy(operator, retention),
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
    const metadata = describePolicy(policy(known), { url: "https://cards.example", name: "Namaskard" });
    expect(metadata.title.length).toBeLessThanOrEqual(60);
    expect(metadata.description?.length).toBeLessThanOrEqual(160);
    expect(metadata.canonical).toMatch(/^https:\/\/cards\.example\/policies\/\w+$/);
  });

  test("lists its contents, each under an anchor of its own", () => {
    const { container } = render(<PolicyPage policy={policy(known)} operator={known} />);
    const links = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
    const anchors = links.map((link) => link.getAttribute("href") ?? "");
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(container.querySelector(anchor)).not.toBeNull();
    expect(container.textContent).toContain("Sharma Digital LLP");
    expect(screen.getByRole("link", { name: "help@example.com" })).toHaveAttribute("href", "mailto:help@example.com");
  });

  test("names no days, place or law that the operator has not", () => {
    expect(JSON.stringify(policy(unset))).not.toMatch(/working day|\bIndia\b|\bAct\b|\bcourts?\b|notice/);
  });

  test("reads well where the operator has set nothing", () => {
    const { container } = render(<PolicyPage policy={policy(unset)} operator={unset} />);
    expect(screen.getByText("Namaskard", { selector: "address" })).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/undefined|null|the operator of/);
  });
});

test("what the operator promises is told, and nothing where there is no promise", () => {
  const promising = read({ refund_days: 1, delivery_days: 3, governing_law: "Nepal" });
  const texts = (operator: Operator) =>
    [refundPolicy, shippingPolicy, termsPolicy].map((policy) => JSON.stringify(policy(operator)));

  const [refunds, shipping, terms] = texts(promising);
  expect(refunds).toContain("within 1 day of paying");
  expect(shipping).toContain("Within 3 days of your payment");
  expect(terms).toContain("The law of Nepal applies");
  for (const text of texts(unset)) expect(text).not.toMatch(/\d+ days?|The law of|This page/);
});
