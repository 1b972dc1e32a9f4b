import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { cardStyle } from "@/components/card/card-style";
import { DefaultTemplate } from "@/components/card/templates/default-template";
import { pickTemplate } from "@/components/card/templates/pick-template";
import { companyIn, contentsIn } from "@/lib/card/own-words";
import type { Profile } from "@/lib/contract/cards/schema";
import { completeSections, moods, templateChoices } from "@/lib/contract/cards/values";
import { translatorOf } from "@/lib/i18n/catalog";
import type { Card } from "@/lib/web/provider-client/cards";
import { english as t } from "@/tests/english";
import { buildBanner, buildCard, buildCompany, buildEmptyCompany, buildProduct } from "./build-card";

jest.mock("@/lib/web/provider-client/cards", () => ({}));

/** The page as the server sends it: what a visitor without scripts sees. */
function show(overrides: Partial<Card> = {}): HTMLElement {
  const card = buildCard(overrides);
  const slug = card.company.client.slug ?? "";
  document.body.innerHTML = renderToStaticMarkup(
    <DefaultTemplate t={t} card={card} at={{ slug }} brandName="Namaskard" currency="INR" />,
  );
  return document.body;
}

const link = (text: string) =>
  [...document.querySelectorAll("a")].find((one) => one.textContent?.includes(text))?.getAttribute("href");

test("a full card calls, chats, writes and finds", () => {
  show();
  expect(document.querySelector("h1")).toHaveTextContent("Marigold Living");
  expect(link("Call")).toBe("tel:+919800000000");
  expect(document.querySelector("[data-tile=whatsapp]")).toHaveAttribute("href", "https://wa.me/919800000000");
  expect(document.querySelector("[data-tile=email]")).toHaveAttribute("href", "mailto:hello@marigold.example");
  expect(link("Location")).toBe("https://maps.app.goo.gl/x");
  expect(link("Save to Contacts")).toBe("/marigold-living/contact.vcf");
  expect(link("Chat on WhatsApp")).toBe("https://wa.me/919800000000");
  expect(document.body).toHaveTextContent("Available 24/7");
  expect(document.body).toHaveTextContent("Powered by Namaskard");
  expect(link("Create Your Card")).toBe("/");
});

test("what it sells stands below the name, and nothing does where it says nothing", () => {
  show({ company: buildCompany({ profile: { tagline: "Lamps by hand" } }) });
  expect(document.querySelector("h1 + .tagline")).toHaveTextContent("Lamps by hand");
  expect(show().querySelector(".tagline")).toBeNull();
});

test("its kind and year stand below that, each alone too", () => {
  const factsOf = (profile: Partial<Profile>) =>
    show({ company: buildCompany({ profile }) }).querySelector("header .facts")?.textContent;
  expect(factsOf({ category: "Bakery", founded: 1987 })).toBe("Bakery · Since 1987");
  expect(factsOf({ category: "Bakery", founded: null })).toBe("Bakery");
  expect(factsOf({ category: "", founded: 1987 })).toBe("Since 1987");
  expect(factsOf({})).toBeUndefined();
});

test("the number is written as people read it, and dials", () => {
  show();
  expect(link("+91 98000 00000")).toBe("tel:+919800000000");
  expect(link("hello@marigold.example")).toBe("mailto:hello@marigold.example");
});

test("two brochures at most, each in a new tab under its name", () => {
  show();
  expect(link("Brochure 1")).toBe("/media/1.pdf");
  expect(link("Brochure 3")).toBeUndefined();
  expect(document.querySelector('a[href="/media/2.pdf"]')).toHaveAttribute("target", "_blank");
});

test("products show price and picture, or what stands for them", () => {
  const body = show();
  expect(body).toHaveTextContent("Price: ₹12.50");
  expect(body).toHaveTextContent("Unnamed Product");
  expect(body).toHaveTextContent("Contact for price");
  expect(body).toHaveTextContent("No Image");
  expect(body).toHaveTextContent("Video not available");
});

test("every picture keeps its room", () => {
  const pictures = [...show().querySelectorAll("img")];
  expect(pictures.length).toBeGreaterThan(2);
  for (const picture of pictures) {
    expect(picture.getAttribute("width")).toMatch(/^\d+$/);
    expect(picture.getAttribute("height")).toMatch(/^\d+$/);
    expect(picture).toHaveAttribute("alt");
  }
  expect(pictures.filter((picture) => picture.getAttribute("fetchpriority") === "high")).toHaveLength(1);
});

test("an empty card says what is missing, in tiles that lead nowhere", () => {
  const body = show({ company: buildEmptyCompany(), documents: [], products: [], videos: [], banners: [] });
  const tiles = [...body.querySelectorAll(".tile")];
  expect(tiles).toHaveLength(4);
  for (const tile of tiles) {
    expect(tile.tagName).toBe("SPAN");
    expect(tile).toHaveAttribute("aria-disabled", "true");
    expect(tile).toHaveTextContent("Not available");
  }
  expect(body).toHaveTextContent("No brochures available");
  expect(body).toHaveTextContent("No location");
  expect(body.querySelector(".logo")).toHaveTextContent("M");
  expect(body.querySelectorAll(".gallery img")).toHaveLength(8);
});

test("an address alone is found by a search for it", () => {
  show({ company: buildCompany({ profile: { location: "" } }) });
  expect(link("Location")).toBe(
    "https://www.google.com/maps/search/?api=1&query=14%20Flower%20Market%20Road%2C%20Mumbai",
  );
});

test("hostile texts stay texts", () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const body = show({
    company: buildCompany({
      client: { company_name: hostile, email: 'a@b.example?bcc=x@y.example&body="' },
      profile: { about_us: hostile, address: hostile },
    }),
    products: [buildProduct({ name: hostile, description: hostile })],
    videos: [
      {
        id: 1,
        title: hostile,
        description: hostile,
        youtube_url: "https://evil.test/?youtube.com/watch?v=eRsGyueVLvQ",
        created_at: "2026-11-20T10:00:00Z",
      },
    ],
    banners: [buildBanner({ banner_type: "video", image: null, youtube_url: "javascript:alert(1)//youtube.com" })],
  });
  expect(body.querySelector("script, [onerror]")).toBeNull();
  expect(body.querySelector("h1")).toHaveTextContent(hostile);
  expect(body.innerHTML).not.toMatch(/href="javascript:/i);
  expect(body.querySelector("[data-tile=email]")?.getAttribute("href")).not.toMatch(/[?&]/);
  expect(body).toHaveTextContent("Video not available");
});

test("names in other scripts keep their joints and their direction", () => {
  show({ company: buildEmptyCompany({ company_name: "क्षत्रिय ट्रेडर्स" }) });
  expect(document.querySelector("h1")).not.toHaveClass("name-latin");
  expect(document.querySelector(".logo")).toHaveTextContent("क्ष");
  show({ company: buildEmptyCompany({ company_name: "شركة الزهور" }) });
  expect(document.querySelector("h1")).toHaveAttribute("dir", "auto");
  show({ company: buildEmptyCompany({ company_name: "X".repeat(80) }) });
  expect(document.querySelector("h1")).toHaveClass("name-long", "name-latin");
});

test("words in another script than the page's are read out in their language", () => {
  const product = buildProduct({ id: 7, name: "मिट्टी का फूलदान", description: "Made by hand" });
  const company = buildCompany({
    client: { company_name: "क्षत्रिय ट्रेडर्स" },
    profile: { about_us: "கையால் செய்யப்பட்டது", tagline: "Lamps" },
  });
  show({ company, products: [product] });
  const langOf = (selector: string) => document.querySelector(selector)?.getAttribute("lang");
  expect([
    langOf("h1"),
    langOf(".section-about .prose"),
    langOf("#p7"),
    langOf(".tagline"),
    langOf(".product .prose"),
  ]).toEqual(["hi", "ta", "hi", null, null]);
});

test("in another language, the owner's words that are not said in it are read out in the main one", () => {
  const hindi = translatorOf("hi");
  const product = buildProduct({ unit: "piece", category: "Vases", texts: { hi: { name: "गुलदान" } } });
  const profile = {
    tagline: "Lamps by hand",
    sections: completeSections([{ id: "about", shown: true, title: "Who we are" }]) ?? undefined,
    texts: { hi: { about_us: "हाथ के बने दीये।" } },
  };
  const company = companyIn(buildCompany({ profile }), "hi");
  const review = {
    id: 1,
    customer_name: "Asha",
    message: "Lovely",
    rating: 5,
    origin: "visitor",
    created_at: "2026-11-20",
  } as const;
  const reviews = { count: 1, average: 5, results: [review] };
  const card = contentsIn(buildCard({ company, products: [product], reviews }), "hi");
  document.body.innerHTML = renderToStaticMarkup(
    <DefaultTemplate t={hindi} card={card} at={{ slug: "m", language: "hi" }} brandName="Namaskard" currency="INR" />,
  );
  const langOf = (text: string) => screen.getAllByText(text)[0]?.closest("[lang]")?.getAttribute("lang");
  for (const text of ["Marigold Living", "Lamps by hand", "Who we are", "piece", "Hand-thrown"])
    expect([text, langOf(text)]).toEqual([text, "en"]);
  expect([langOf("गुलदान"), langOf("हाथ के बने दीये।")]).toEqual(["hi", "hi"]);
  expect([langOf("Lovely"), langOf("Asha")]).toEqual([undefined, undefined]);
});

test("the page itself makes no requests to other sites", () => {
  const body = show({
    banners: [buildBanner({ banner_type: "video", image: null, youtube_url: "https://youtu.be/eRsGyueVLvQ" })],
  });
  expect(body.querySelector("iframe")).toBeNull();
  for (const picture of body.querySelectorAll("img")) expect(picture.getAttribute("src")).toMatch(/^\//);
  expect(body.querySelector("[data-banner-video] a")).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=eRsGyueVLvQ",
  );
});

const templates = templateChoices.map((choice) => [choice, pickTemplate(choice)] as const);

test("every choice has a layout of its own", () => {
  expect(new Set(templates.map(([, Template]) => Template)).size).toBe(templateChoices.length);
  expect(pickTemplate("1")).toBe(DefaultTemplate);
});

describe.each(templates)("template %s", (choice, Template) => {
  const draw = (card: Card) => {
    document.body.innerHTML = renderToStaticMarkup(
      <Template t={t} card={card} at={{ slug: "marigold" }} brandName="Namaskard" currency="USD" />,
    );
    return document.body;
  };

  test("shows the name, the ways to get in touch and the files to save", () => {
    const body = draw(buildCard());
    expect(body.querySelector("h1")).toHaveTextContent("Marigold Living");
    expect(body.querySelectorAll("a.tile")).toHaveLength(4);
    for (const text of ["Save to Contacts", "Create Your Card"]) expect(link(text)).toBeTruthy();
    expect(body).toHaveTextContent("Powered by Namaskard");
    expect(link("Privacy")).toBe("/marigold/privacy");
    expect(body.querySelector(".banner img")).toHaveAttribute("fetchpriority", "high");
    expect(body.querySelector("#lightbox")).toBeInTheDocument();
    expect(body.querySelector("#toast")).toBeInTheDocument();
  });

  test("keeps call and chat in reach where it is long and there is a number", () => {
    const waysIn = (card: Card) => [...draw(card).querySelectorAll(".reach nav a")].map((one) => one.textContent);
    expect(waysIn(buildCard())).toEqual(choice === "5" ? [] : ["Call", "WhatsApp"]);
    expect(waysIn(buildCard({ company: buildEmptyCompany() }))).toEqual([]);
  });

  test("has the sections of its kind", () => {
    const headings = [...draw(buildCard()).querySelectorAll("section h2")].map(({ textContent }) => textContent);
    const more = ["Products", "Videos", "About us", "LOCATION ADDRESS", "CONTACT US"];
    const gallery = ["1", "2"].includes(choice) ? ["GALLERY"] : [];
    const expected = choice === "5" ? [] : ["Download Brochures", ...more, ...gallery];
    expect(headings.toSorted()).toEqual(expected.toSorted());
  });

  test("tells how to pay, apart from a visiting card", () => {
    const company = buildCompany({ profile: { upi_id: "acme@upi" } });
    const headings = [...draw(buildCard({ company })).querySelectorAll("section h2")].map((one) => one.textContent);
    expect(headings.filter((text) => text === "Payment")).toHaveLength(choice === "5" ? 0 : 1);
    expect(headings.indexOf("Payment")).toBeLessThanOrEqual(headings.indexOf("CONTACT US"));
  });

  test("leads to each product's page, and opens the gallery's pictures large, by links that need no script", () => {
    const body = draw(
      buildCard({ products: [buildProduct({ slug: "vase-1" }), buildProduct({ id: 2, image: null })] }),
    );
    const hrefs = (selector: string) => [...body.querySelectorAll(selector)].map((one) => one.getAttribute("href"));
    expect(hrefs("a.product-link")).toEqual(choice === "5" ? [] : ["/marigold/p/vase-1", "/marigold/p/2"]);
    expect(hrefs("a[data-lightbox]")).toEqual(["1", "2"].includes(choice) ? ["/media/vase-800.webp"] : []);
  });

  test("wears the company's colour, or the product's", () => {
    const accentOf = (profile: Partial<Profile>) =>
      draw(buildCard({ company: buildCompany({ profile: { template_choice: choice, ...profile } }) }))
        .querySelector<HTMLElement>(".card")
        ?.style.getPropertyValue("--accent");
    const accentIn = (color: string | null) => cardStyle({ template_choice: choice, brand_color: color });
    for (const color of ["#5b2a86", "#0b6e4f"]) {
      expect(accentOf({ brand_color: color })).toBe(String(Reflect.get(accentIn(color), "--accent")));
      expect(accentOf({ logo_color: color })).toBe(accentOf({ brand_color: color }));
    }
    expect(accentOf({ brand_color: null })).toBe(accentOf({ brand_color: "#0b5d75" }));
    expect(accentOf({ mood: moods[choice][1] })).not.toBe(accentOf({}));
  });

  test("counts only before the default card", () => {
    expect(draw(buildCard()).querySelectorAll(".splash")).toHaveLength(choice === "1" ? 1 : 0);
  });
});
