import { renderToStaticMarkup } from "react-dom/server.node";
import { pickTemplate } from "@/components/card/templates/pick-template";
import { personCard } from "@/lib/card/person-card";
import type { Company } from "@/lib/contract/cards/company";
import { type TemplateChoice, templateChoices } from "@/lib/contract/cards/values";
import type { Person } from "@/lib/contract/content/person";
import type { Card } from "@/lib/web/provider-client/cards";
import { english as t } from "@/tests/english";
import { buildHours } from "../../lib/card/build-hours";
import { buildBranch, buildCard, buildCompany, buildPerson } from "./build-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

const profile = {
  tagline: "Lamps by hand",
  category: "Shop",
  upi_id: "marigold@okbank",
  languages_off: [],
  person_cards: true,
};
const photo = { image: "/media/ravi-384.webp", image_set: [{ url: "/media/ravi-384.webp", width: 384, height: 384 }] };

function show(choice: TemplateChoice, person: Partial<Person> = {}, more: Partial<Company> = {}): HTMLElement {
  const card = buildCard({ company: { ...buildCompany({ profile }), ...more }, people: [buildPerson()] });
  return draw(choice, personCard(card, buildPerson(person)));
}

function draw(choice: TemplateChoice, card: Card): HTMLElement {
  const Template = pickTemplate(choice);
  document.body.innerHTML = renderToStaticMarkup(
    <Template t={t} card={card} at={{ slug: "marigold" }} brandName="Namaskard" currency="INR" />,
  );
  return document.body;
}

const hrefOf = (selector: string) => document.querySelector(selector)?.getAttribute("href");

describe.each(templateChoices)("in design %s a person's card", (choice) => {
  test("has the line for those who come by a former colleague's address", () => {
    const body = show(choice);
    const line = body.querySelector("#now") as HTMLElement;
    expect(line).toHaveTextContent("Ravi Kumar now looks after you");
    draw(choice, buildCard({ company: buildCompany({ profile }) }));
    expect(document.querySelector("#now")).toBeNull();
  });

  test("shows who they are, and where they work", () => {
    const body = show(choice, photo);
    const header = body.querySelector("header") as HTMLElement;
    expect(body.querySelector("main")).toHaveAttribute("aria-label", "Ravi Kumar");
    expect(body.querySelector("h1")).toHaveTextContent(/^Ravi Kumar$/);
    expect(body.querySelector("h1 + .tagline")).toHaveTextContent(/^Sales$/);
    expect(header.querySelector(".logo img")).toHaveAttribute("src", "/media/ravi-384.webp");
    const company = [...header.querySelectorAll("a")].find(({ textContent }) => textContent === "Marigold Living");
    expect(company).toHaveAttribute("href", "/marigold");
    for (const ofCompany of ["Lamps by hand", "Shop"]) expect(header).not.toHaveTextContent(ofCompany);
  });

  test("leads to them, not to the company", () => {
    show(choice);
    expect(hrefOf("[data-tile=call]")).toBe("tel:+919820011111");
    expect(hrefOf("[data-tile=whatsapp]")).toBe("https://wa.me/919820022222");
    expect(hrefOf("[data-tile=email]")).toBe("mailto:ravi@marigold.example");
    expect(hrefOf("[data-tile=location]")).toBe("https://maps.app.goo.gl/x");
    expect(hrefOf("[data-save-contact]")).toBe("/marigold/people/ravi-kumar-1.vcf");
    expect(document.querySelector(".send input[name=person]")).toHaveAttribute("value", "1");
    const code = "/marigold/people/ravi-kumar-1/qr-logo";
    expect(document.querySelector("figure img")).toHaveAttribute("src", `${code}.svg`);
    expect(hrefOf(`a[download][href$=png]`)).toBe(`${code}.png`);
    expect(document.querySelector("#people")).toBeNull();
  });

  test("offers its page in other languages", () => {
    show(choice);
    expect(hrefOf(".footer-languages a[hreflang=hi]")).toBe("/marigold/hi/people/ravi-kumar-1");
    expect(hrefOf(".footer-languages a[hreflang=en]")).toBe("/marigold/people/ravi-kumar-1");
  });

  test("rests as the company's does, and can be reached all the same", () => {
    const body = show(choice, {}, { is_resting: true });
    expect(body.querySelector(".section-resting")).not.toBeNull();
    expect(body.querySelector(".section-products")).toBeNull();
    expect(hrefOf("[data-tile=call]")).toBe("tel:+919820011111");
  });
});

// The visiting card alone says nothing of its company either.
test.each(templateChoices.slice(0, 4))("in design %s a person speaks where a company's card does", (choice) => {
  const links = [{ title: "My blog", url: "https://blog.example/", icon: "globe" as const }];
  const body = show(choice, { about: "Lamps since 2009.", links });
  const about = body.querySelector("section[aria-labelledby=about]");
  expect(about?.querySelector("#about")).toHaveTextContent(/^About Ravi Kumar$/);
  expect(about?.querySelector(".prose")).toHaveTextContent(/^Lamps since 2009\.$/);
  expect(hrefOf("section[aria-labelledby=links] a")).toBe("https://blog.example/");
  show(choice);
  expect(document.querySelector("#about")).toHaveTextContent(/^About us$/);
});

test("without photo and role it has the first letter and nothing in the role's place", () => {
  const body = show("1", { role: "", name: "Ätna & <b>Co</b>" });
  expect(body.querySelector(".logo-letter")).toHaveTextContent(/^Ä$/);
  expect(body.querySelector(".tagline")).toBeNull();
  expect(body.querySelector("h1")).toHaveTextContent("Ätna & <b>Co</b>");
});

test("whoever pays still pays the company", () => {
  const paymentOf = (body: HTMLElement) => body.querySelector(".section-payment")?.outerHTML;
  const ofCompany = paymentOf(draw("1", buildCard({ company: buildCompany({ profile }) })));
  expect(ofCompany).toContain("marigold@okbank");
  expect(paymentOf(show("1"))).toBe(ofCompany);
});

test("shows when they are there, and no appointments where they give none", () => {
  const giving = { takes_appointments: true, time_zone: "Asia/Kolkata" };
  const hours = buildHours(["10:00-13:00"]);
  const body = show("1", { hours, appointments: "off" }, giving);
  expect(body.querySelector(".section-hours")).toHaveTextContent("10 am – 1 pm");
  expect(JSON.parse(body.querySelector<HTMLElement>("[data-hours]")?.dataset.hours ?? "")).toEqual(hours);
  expect(body.querySelector("#appointments")).toBeNull();
  show("1", {}, giving);
  expect([".section-hours", "#appointments"].map((part) => body.querySelector(part) !== null)).toEqual([false, true]);
});

test("names the branch, and leads to it", () => {
  const branches = [{ ...buildBranch({ id: 2, name: "Thane", address: "Thane West" }) }];
  const company = buildCompany({ profile: { ...profile, branches } });
  const body = show("1", { branch_id: 2 }, company);
  expect(body.querySelector("header .facts")).toHaveTextContent(/^Thane$/);
  expect(hrefOf("[data-tile=location]")).toContain("Thane%20West");
  expect(body.querySelector(".section-branches")).toBeNull();
});
