import { render, screen, within } from "@testing-library/react";
import { People } from "@/components/card/sections/people";
import { english as t } from "@/tests/english";
import { buildBranch, buildCompany, buildPerson } from "../build-card";

type Profile = NonNullable<Parameters<typeof buildCompany>[0]>["profile"];

const show = (overrides: Parameters<typeof buildPerson>[0] = {}, profile: Profile = {}, language?: "hi") =>
  render(
    <People
      t={t}
      people={[buildPerson(overrides)]}
      heading={<h2 id="people">Our team</h2>}
      at={{ slug: "marigold", language }}
      company={buildCompany({ profile })}
    />,
  );

test("everybody can be called, written to and saved, by links that say whom they reach", () => {
  show();
  const section = within(screen.getByRole("region", { name: "Our team" }));
  expect(section.getByRole("heading", { name: "Ravi Kumar" })).toBeInTheDocument();
  expect(section.getByText("Sales")).toBeInTheDocument();
  const links = section
    .getAllByRole("link")
    .map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]);
  expect(links).toEqual([
    ["Call Ravi Kumar", "tel:+919820011111"],
    ["WhatsApp Ravi Kumar", "https://wa.me/919820022222"],
    ["Email Ravi Kumar", "mailto:ravi@marigold.example"],
    ["Save Ravi Kumar to Contacts", "/marigold/people/ravi-kumar-1.vcf"],
  ]);
});

test("missing details make no links, and without a slug the file is found by the id", () => {
  show({ role: "", phone: "", whatsapp: "", email: "", slug: undefined });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/marigold/people/1.vcf"]);
});

test.each([
  ["Ravi Kumar", "RK"],
  ["Ravi Shankar Prasad Kumar", "RK"],
  ["Meera", "M"],
  ["रवि कुमार", "रकु"],
])("%s without a photo is shown as %s", (name, initials) => {
  const { container } = show({ name });
  expect(container.querySelector(".person-face")).toHaveTextContent(initials);
  expect(container.querySelector("img")).toBeNull();
});

test("a photo is decoration beside the name", () => {
  const { container } = show({ image: "/media/ravi-384.webp" });
  expect(container.querySelector("img")).toHaveAttribute("src", "/media/ravi-384.webp");
  expect(container.querySelector("img")).toHaveAttribute("alt", "");
});

test.each([
  [true, "/marigold/hi/people/ravi-kumar-1"],
  [false, null],
])("the name leads to the person's card where there are such: %s", (haveCards, href) => {
  show({}, { person_cards: haveCards }, "hi");
  expect(screen.queryByRole("link", { name: "Ravi Kumar" })?.getAttribute("href") ?? null).toBe(href);
});

test("where they work is said, if it is a branch that there is", () => {
  const branches = [buildBranch({ id: 3, name: "Thane" }), buildBranch({ id: undefined, name: "Pune" })];
  const { unmount } = show({ branch_id: 3 }, { branches });
  expect(screen.getByText("Thane")).toBeInTheDocument();
  unmount();
  for (const branch_id of [null, undefined, 4]) {
    const { container, unmount } = show({ branch_id }, { branches });
    expect(container).not.toHaveTextContent(/Thane|Pune/);
    unmount();
  }
});

test("of many who have cards the first twelve are shown, and the way to the others", () => {
  const people = Array.from({ length: 20 }, (_, index) => buildPerson({ id: index + 1, name: `P${index}` }));
  const draw = (person_cards: boolean, count?: number) =>
    render(
      <People
        {...{ t, people, count, at: { slug: "marigold" }, heading: <h2>Our team</h2> }}
        company={buildCompany({ profile: { person_cards } })}
      />,
    );
  const { unmount } = draw(true, 120);
  expect(screen.getAllByRole("listitem")).toHaveLength(12);
  expect(screen.getByRole("link", { name: "See all 120 people" })).toHaveAttribute("href", "/marigold/people");
  unmount();
  draw(false);
  expect(screen.getAllByRole("listitem")).toHaveLength(20);
  expect(screen.queryByRole("link", { name: /See all/ })).toBeNull();
});
