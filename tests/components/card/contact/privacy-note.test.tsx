import { render, screen } from "@testing-library/react";
import { PrivacyNote } from "@/components/card/contact/privacy-note";
import { readOperator } from "@/components/policies/policy";
import { emptySite } from "@/lib/contract/site/schema";
import { describeSite } from "@/lib/web/site/describe-site";
import { english as t } from "@/tests/english";
import { buildCompany } from "../build-card";

const retention = { visits: 90, leads: 730, rejectedReviews: 1 };
const base = { url: "https://cards.example", fixed: { email: "help@example.com" }, mediaOrigin: null };
const operator = readOperator(describeSite({ ...emptySite, operator_name: "Sharma Digital LLP" }, base));

test("names the company and how to reach it, what is counted and for how long it is kept", () => {
  const company = buildCompany();
  const { container } = render(<PrivacyNote t={t} company={company} operator={operator} retention={retention} />);
  const { company_name: name, email } = company.client;
  expect(screen.getByRole("heading", { level: 1, name: `Privacy at ${name}` })).toBeInTheDocument();
  for (const link of screen.getAllByRole("link", { name: email }))
    expect(link).toHaveAttribute("href", `mailto:${email}`);
  expect(screen.getByRole("link", { name: "help@example.com" })).toHaveAttribute("href", "mailto:help@example.com");
  expect(screen.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/policies/privacy");
  for (const told of [
    "Sharma Digital LLP",
    "No cookies",
    "Do Not Track or Global Privacy Control",
    "Single visits are kept for 90 days.",
    "It is deleted at most 730 days after",
    "A rejected review is deleted after a day,",
  ])
    expect(container).toHaveTextContent(told);
});

test("reads well where neither company nor operator has an email address", () => {
  const company = buildCompany();
  company.client = { ...company.client, email: "", phone: "" };
  const { container } = render(
    <PrivacyNote
      t={t}
      company={company}
      operator={readOperator(describeSite(emptySite, { url: "https://cards.example", fixed: {}, mediaOrigin: null }))}
      retention={{ visits: 0, leads: 0, rejectedReviews: 0 }}
    />,
  );
  expect(container).toHaveTextContent(`Write to ${company.client.company_name} or to Namaskard, and give`);
  expect(container).toHaveTextContent("Single visits are kept for a limited time.");
  expect(container.textContent).not.toMatch(/undefined|null/);
});

test.each([true, false])(
  "says who reads what is sent from a person's page, where people have any: %j",
  (person_cards) => {
    const company = buildCompany({ profile: { person_cards } });
    const { container } = render(<PrivacyNote t={t} company={company} operator={operator} retention={retention} />);
    expect(container.textContent?.includes("shows what that person has entered")).toBe(person_cards);
  },
);
