import { z } from "zod";
import { companyIn, contentsIn, inLanguage, ownWords } from "@/lib/card/own-words";
import { productFields } from "@/lib/contract/content/product-fields";
import { requiredLine } from "@/lib/contract/fields";
import { entryTextsSchema, textsField } from "@/lib/contract/texts";
import { buildCard } from "../../components/card/build-card";
import { english, fieldMessages, productMessages } from "../../english";

const { sent, answer } = productFields.texts;
const issuesOf = (input: unknown) =>
  sent.safeParse(input).error?.issues.map(({ path, message }) => [path.join("."), english.say(message)]);

test("texts are cleaned as the main ones, and what is empty or not known is dropped", () => {
  const written = {
    hi: { name: "  पीतल\n का दीया ", unit: " ", description: null, price: "7" },
    ta: { name: "\u200b" },
    gu: {},
    bn: { name: undefined },
    xx: { name: "Lamp" },
  };
  expect(sent.parse(JSON.stringify(written))).toEqual({ hi: { name: "पीतल का दीया" } });
  expect(sent.parse(written)).toEqual({ hi: { name: "पीतल का दीया" } });
});

test.each(["", "null", null, "{}", { ta: { name: "" } }])("nothing said is none: %j", (input) => {
  expect(sent.parse(input)).toBeNull();
});

test.each([
  ["[]", "", fieldMessages.textsInvalid],
  ["lamp", "", fieldMessages.textsInvalid],
  [{ hi: "lamp" }, "hi", fieldMessages.textsInvalid],
  [{ hi: { name: 7 } }, "hi.name", productMessages.nameRequired],
  [{ hi: { name: "x".repeat(256) } }, "hi.name", fieldMessages.tooLong(255)],
])("%j is refused where it is wrong", (input, path, message) => {
  expect(issuesOf(input)).toEqual([[path, message]]);
});

test("an entry of a list has none, or those that say something", () => {
  const schema = z.object({ texts: entryTextsSchema({ title: requiredLine(5, "Title") }) });
  expect(schema.parse({})).toEqual({});
  expect(JSON.stringify(schema.parse({ texts: { hi: { title: "" } } }))).toBe("{}");
  expect(schema.parse({ texts: { hi: { title: " दाम " } } })).toEqual({ texts: { hi: { title: "दाम" } } });
  expect(schema.safeParse({ texts: { hi: { title: "x".repeat(6) } } }).success).toBe(false);
});

test("another provider's answer brings nothing but texts, and never fails", () => {
  const read = z.object({ texts: answer });
  expect(read.parse({})).toEqual({});
  expect(read.parse({ texts: "lamp" })).toEqual({ texts: null });
  expect(read.parse({ texts: { hi: { name: "दीया", image: "javascript:" } } })).toEqual({
    texts: { hi: { name: "दीया" } },
  });
});

test("columns keep them as JSON", () => {
  const { column } = textsField({ title: z.string() });
  expect(column.write(null)).toBeNull();
  expect(column.read(column.write({ hi: { title: "दाम" } }))).toEqual({ hi: { title: "दाम" } });
  expect(column.read(null)).toBeNull();
});

describe("a row that is read in a language tells which its texts are in", () => {
  const lamp = { name: "Lamp", unit: "piece", category: "", texts: { hi: { name: "दीया" }, mr: { name: "दिवा" } } };
  const inHindi = inLanguage(lamp, "hi", "en");
  const hindi = { language: "hi" } as const;

  test("a translation is in the page's", () => {
    expect(inHindi).toMatchObject({ name: "दीया", unit: "piece" });
    expect(ownWords(hindi, inHindi, "name").lang).toBe("hi");
    expect(ownWords({ language: "mr" }, inLanguage(lamp, "mr", "en"), "name").lang).toBe("mr");
  });

  test("what lacks one is in the main language", () => {
    expect(ownWords(hindi, inHindi, "unit").lang).toBe("en");
    const marathi = { unit: "नग", texts: null };
    expect(ownWords(hindi, inLanguage(marathi, "hi", "mr"), "unit").lang).toBe("mr");
    expect(ownWords({ language: "mr" }, marathi, "unit").lang).toBe("mr");
  });

  test("what can be in neither of them is told by its script", () => {
    expect(ownWords(hindi, inLanguage({ unit: "ஒன்று", texts: null }, "hi", "en"), "unit").lang).toBe("ta");
    expect(ownWords(hindi, inLanguage({ unit: "LED", texts: null }, "hi", "ta"), "unit").lang).toBeUndefined();
  });

  test("Latin text in the main language says nothing, and nor do our words in place of its", () => {
    expect(ownWords({ language: "en" }, lamp, "unit")).toEqual({ dir: "auto" });
    expect(ownWords(hindi, inHindi, "category", "LED")).toEqual({ dir: "auto" });
  });
});

test("a card is read in a language with all that it lists", () => {
  const { company, products } = buildCard();
  const [product] = products;
  if (!product) throw new Error("The card has no product");
  const spoken = {
    ...company,
    profile: {
      ...company.profile,
      tagline: "Lamps",
      links: [
        {
          title: "Prices",
          url: "https://a.test/",
          icon: "globe" as const,
          shown: true,
          from: null,
          until: null,
          texts: { hi: { title: "दाम" } },
        },
      ],
      opening_hours: {
        week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
        special_dates: [{ date: "2026-11-08", spans: [], note: "Diwali", texts: { hi: { note: "दिवाली" } } }],
      },
      texts: { hi: { company_name: "शर्मा", tagline: "दीये" } },
    },
  };
  const { client, profile } = companyIn(spoken, "hi");
  expect([client.company_name, profile.tagline, profile.links?.[0]?.title]).toEqual(["शर्मा", "दीये", "दाम"]);
  expect(profile.opening_hours?.special_dates[0]?.note).toBe("दिवाली");
  expect(profile).not.toHaveProperty("company_name");
  expect(companyIn(spoken, "ta").client).toEqual(company.client);

  const contents = {
    ...{ documents: [], videos: [], banners: [], people: [], reviews: { count: 0, average: null, results: [] } },
    products: [{ ...product, texts: { hi: { name: "दीया" }, en: { name: "Stale" } } }],
  };
  expect(contentsIn(contents, "hi").products[0]?.name).toBe("दीया");
  // What is left in the main language from before it was the main one is not read.
  expect(contentsIn(contents, "en").products[0]?.name).toBe(product.name);
  expect(contentsIn({ ...contents, language: "hi" }, "hi").products[0]?.name).toBe(product.name);
});
