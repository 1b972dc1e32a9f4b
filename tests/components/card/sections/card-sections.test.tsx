import { cleanup, render, screen, within } from "@testing-library/react";
import { cardJsonLd } from "@/components/card/head/card-json-ld";
import { columnsOf, sectionsLeftOut } from "@/components/card/templates/card-templates";
import { pickTemplate } from "@/components/card/templates/pick-template";
import type { EmptySections } from "@/lib/contract/cards/sections";
import {
  completeSections,
  type Section,
  sectionIds,
  type TemplateChoice,
  templateChoices,
} from "@/lib/contract/cards/values";
import type { Card } from "@/lib/web/provider-client/cards";
import { english as t } from "@/tests/english";
import { branch, buildLink } from "../../../lib/card/build-contacts";
import { buildHours, shopWeek } from "../../../lib/card/build-hours";
import { buildCard, buildCompany, buildEmptyCompany, buildPerson } from "../build-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

afterEach(cleanup);

const opening_hours = buildHours(shopWeek);
const reviews = {
  count: 1,
  next: null,
  previous: null,
  average: 5,
  results: [
    {
      id: 1,
      customer_name: "Asha",
      message: "Fine",
      rating: 5 as const,
      origin: "visitor" as const,
      created_at: "2026-11-20T20:00:00.000Z",
    },
  ],
};

/** A card with content in every section. */
function buildFull(sections: Section[] | null = null): Card {
  const company = buildCompany({
    profile: { sections, opening_hours, upi_id: "marigold@okbank", links: [buildLink()], branches: [branch] },
  });
  return buildCard({
    company: { ...company, takes_leads: true, takes_appointments: true, time_zone: "Asia/Kolkata" },
    reviews,
    people: [buildPerson()],
  });
}

/** A visiting card with every section added, in the design's order. */
const added = completeSections(columnsOf("5").flatMap(({ sections }) => sections.map((id) => ({ id, shown: true }))));

/** Renders the card; a visiting card without an arrangement gets every section added. */
function show(choice: TemplateChoice, arranged: Card, emptySections?: EmptySections) {
  const Template = pickTemplate(choice);
  const { company } = arranged;
  const sections = company.profile.sections ?? (choice === "5" ? added : null);
  const card = { ...arranged, company: { ...company, profile: { ...company.profile, sections } } };
  return render(
    <Template
      t={t}
      card={card}
      at={{ slug: "marigold" }}
      brandName="Namaskard"
      currency="INR"
      emptySections={emptySections}
    />,
  );
}

const sectionsOf = (element: Element) =>
  [...element.querySelectorAll(".section")].map(({ className }) => /section-(\w+)/.exec(className)?.[1]);
const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

/** The design's columns in the order of the markup. */
const laidOut = (choice: TemplateChoice) => columnsOf(choice).map(({ sections }) => [...sections]);

describe.each(templateChoices)("template %s", (choice) => {
  test("has its own order, and every section has a place or is told to have none", () => {
    const { container } = show(choice, buildFull());
    expect(sectionsOf(container)).toEqual(laidOut(choice).flat());
    expect([...laidOut(choice).flat(), ...sectionsLeftOut(choice)].toSorted()).toEqual([...sectionIds].toSorted());
  });

  test("follows its owner's order, each section in its own column", () => {
    const reversed = sectionIds.toReversed().map((id) => ({ id, shown: true }));
    const { container } = show(choice, buildFull(reversed));
    const expected = laidOut(choice).flatMap((column) =>
      reversed.flatMap(({ id }) => (column.includes(id) ? [id] : [])),
    );
    expect(sectionsOf(container)).toEqual(expected);
  });

  test("leaves out what is switched off, and says the owner's words", () => {
    const sections = completeSections([
      { id: "brochures", shown: true, title: "Our catalogues" },
      { id: "reviews", shown: false },
      { id: "place", shown: false },
    ]);
    const { container } = show(choice, buildFull(sections));
    expect(sectionsOf(container)).not.toEqual(expect.arrayContaining(["reviews"]));
    expect(container.querySelector(".section-place, [data-map]")).toBeNull();
    expect(screen.getByRole("region", { name: "Our catalogues" })).toBeInTheDocument();
    expect(titles()).not.toContain("Download Brochures");
  });

  test("shows empty sections as the site or the card wants it", () => {
    const card = buildCard({ company: buildEmptyCompany(), documents: [], products: [], videos: [], banners: [] });
    const { unmount } = show(choice, card);
    expect(screen.getByText("No brochures available")).toBeInTheDocument();
    unmount();
    const { container } = show(choice, card, "hide");
    expect(sectionsOf(container)).toEqual([]);
    expect(screen.queryByText(/^No /)).not.toBeInTheDocument();
  });

  test("while it rests, says so once and leads to nothing that rests", () => {
    const { company, ...full } = buildFull();
    const card = {
      ...full,
      company: { ...company, takes_leads: false, takes_orders: false, takes_appointments: false, is_resting: true },
      ...{ documents: [], products: [], videos: [], banners: [] },
    };
    const { container, unmount } = show(choice, card);
    const rests = ["products", "gallery", "brochures", "videos", "appointments"];
    const stays = laidOut(choice)
      .flat()
      .filter((id) => !rests.includes(id) && !(choice === "5" && id === "contact"));
    expect(sectionsOf(container).toSorted()).toEqual(["resting", ...stays].toSorted());
    expect(screen.getAllByText(/are resting at the moment/)).toHaveLength(1);
    expect(screen.queryByText(/^No /)).not.toBeInTheDocument();
    expect(screen.getByText("Fine")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Save to Contacts" })).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "Call" }).length).toBeGreaterThan(0);
    const links = screen.getAllByRole<HTMLAnchorElement>("link");
    for (const link of links.filter((one) => one.getAttribute("href")?.startsWith("#")))
      expect(container.querySelector(link.hash)).toBeInTheDocument();
    expect(
      links.map(({ pathname }) => pathname).filter((path) => /\/(contact|order|review|appointment)$/.test(path)),
    ).toEqual([]);
    unmount();
    const none = { count: 0, average: null, results: [] };
    expect(sectionsOf(show(choice, { ...card, reviews: none }).container)).not.toContain("reviews");
  });

  test("says what the banner says, once, where there is room for it; its title is the picture's name", () => {
    const banners = buildCard().banners.map((banner) => ({
      ...banner,
      title: "Diwali sale",
      description: "Till Sunday",
    }));
    show(choice, buildCard({ banners }));
    const hasRoom = choice !== "5";
    expect(screen.queryByText("Diwali sale")).not.toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Diwali sale" })).toBeInTheDocument();
    expect(screen.queryAllByText("Till Sunday")).toHaveLength(hasRoom ? 1 : 0);
  });
});

test.each(["1", "2", "3", "4"] as const)("template %s leads to its sections from the fifth on", (choice) => {
  const { unmount, container } = show(choice, buildFull());
  const links = within(screen.getByRole("navigation", { name: "On this card" })).getAllByRole<HTMLAnchorElement>(
    "link",
  );
  expect(links).toHaveLength(sectionsOf(container).length);
  for (const link of links) expect(container.querySelector(`.section h2${link.hash}`)).toBeInTheDocument();
  expect(links.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(["Contact", "Address and map"]));
  unmount();

  const four = sectionIds.map((id) => ({ id, shown: ["products", "videos", "about", "place"].includes(id) }));
  show(choice, buildFull(four));
  expect(screen.queryByRole("navigation", { name: "On this card" })).not.toBeInTheDocument();
});

test("a section without a heading is led to as well, by the owner's words", () => {
  const sections: Section[] = sectionIds.map((id) => ({ id, shown: true, ...(id === "reviews" && { title: "राय" }) }));
  const { container } = show("1", { ...buildFull(sections), reviews: { count: 0, average: null, results: [] } });
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "राय" });
  expect(link).toHaveAttribute("lang", "hi");
  expect(container.querySelector(link.hash)).toHaveTextContent("Write a review");
});

test("a visiting card is the card alone until its owner adds sections", () => {
  const Template = pickTemplate("5");
  const draw = (sections: Section[] | null) =>
    render(
      <Template t={t} card={buildFull(sections)} at={{ slug: "marigold" }} brandName="Namaskard" currency="INR" />,
    );
  const { container, unmount } = draw(null);
  expect(sectionsOf(container)).toEqual([]);
  expect(screen.getByRole("link", { name: "Save to Contacts" })).toBeInTheDocument();
  unmount();
  const only = sectionIds.map((id) => ({ id, shown: id === "links" }));
  expect(sectionsOf(draw(only).container)).toEqual(["links"]);
});

test("words of scripts that join stand close together", () => {
  const sections: Section[] = [
    { id: "about", shown: true, title: "हमारे बारे में" },
    { id: "place", shown: true, title: "Find us" },
  ];
  show("1", buildFull(sections));
  expect(screen.getByRole("heading", { name: "हमारे बारे में" })).toHaveClass("joined");
  expect(screen.getByRole("heading", { name: "Find us" })).not.toHaveClass("joined");
});

test("what search engines learn does not depend on what is shown", () => {
  const site = { url: "https://cards.test", currency: "INR" };
  const hidden = sectionIds.map((id) => ({ id, shown: false }));
  expect(cardJsonLd(t, buildFull(hidden), { slug: "marigold" }, site)).toBe(
    cardJsonLd(t, buildFull(), { slug: "marigold" }, site),
  );
});

test("a card without any section still calls, chats and leads on", () => {
  const { container } = show("1", buildFull(sectionIds.map((id) => ({ id, shown: false }))));
  expect(sectionsOf(container)).toEqual([]);
  const bar = within(screen.getByRole("navigation", { name: "Call or chat" }));
  expect(bar.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Call", "WhatsApp"]);
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
});
