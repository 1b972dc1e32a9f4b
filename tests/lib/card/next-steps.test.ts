import { type CardFacts, type FirstStep, listFirstSteps, type NextStep, suggestNext } from "@/lib/card/next-steps";
import { buildCompleteProfile } from "../../components/profile/build-profile";
import { bank } from "./build-payment";

const all: NextStep[] = ["logo", "about", "contact", "address", "product", "look", "send"];
const none = { documents: 0, products: 0, videos: 0, banners: 0 };
const full = { documents: 1, products: 3, videos: 1, banners: 1 };

type Parts = Parameters<typeof buildCompleteProfile>[0];

const bare = {
  client: { phone: "" },
  profile: { logo: null, about_us: " ", address: "", location: "", social_media_links: {} },
};
const whole = { profile: { review_link: "https://g.page/r/x/review", brand_color: "#0a7d5a" } };

function build(
  parts: Parts = whole,
  counts: Partial<CardFacts["counts"]> = full,
  done: FirstStep[] = ["send"],
): CardFacts {
  return { complete: buildCompleteProfile(parts), counts: { ...none, ...counts }, done };
}

const left = (facts: CardFacts) => listFirstSteps(facts).flatMap(({ name, isDone }) => (isDone ? [] : [name]));

test.each<[string, CardFacts, NextStep[]]>([
  ["an empty card", build(bare, {}, []), all],
  ["a whole card", build(), []],
  ["a card that was not sent", build(whole, full, []), ["send"]],
  ["a card without products", build(whole, { ...full, products: 0 }), ["product"]],
  ["a link to the place alone", build({ profile: { ...whole.profile, address: "" } }), []],
  [
    "what is sold, in one line alone",
    build({ ...bare, profile: { ...bare.profile, tagline: "Brass lamps" } }, {}, []),
    all.filter((name) => name !== "about"),
  ],
  ["a logo alone", build({ ...bare, profile: { ...bare.profile, logo: "/media/x.webp" } }, {}, []), all.slice(1)],
  ["the first template and the logo's colour", build({ profile: { brand_color: null } }), ["look"]],
  ["no colour where the provider knows none", build({ profile: { brand_color: undefined } }), ["look"]],
  ["another template", build({ profile: { template_choice: "3" } }), []],
  ["looks that were left on purpose", build({ profile: { brand_color: "" } }, full, ["look", "send"]), []],
  ["no address to send", build({ ...whole, client: { slug: undefined } }, full, []), []],
])("of %s these first steps are left: %#", (_, facts, names) => {
  expect(left(facts)).toEqual(names);
});

test("every first step is counted, done or not", () => {
  expect(listFirstSteps(build()).map(({ name }) => name)).toEqual(all);
  expect(listFirstSteps(build({ client: { slug: undefined } })).map(({ name }) => name)).toEqual(all.slice(0, -1));
});

test.each<[string, CardFacts, NextStep[]]>([
  ["first what is left of the first steps", build(bare, {}, []), ["logo", "about", "contact"]],
  [
    "then what is best",
    build({ profile: { review_link: "", brand_color: "#0a7d5a" } }, { products: 2 }),
    ["products", "brochure", "review"],
  ],
  ["what is lacking alone", build(whole, { ...full, banners: 0, videos: 0 }), ["banner", "video"]],
  [
    "no review link where the provider knows none",
    build({ profile: { ...whole.profile, review_link: undefined } }),
    [],
  ],
  ["social links", build({ profile: { ...whole.profile, social_media_links: {} } }), ["social"]],
  ["opening hours where there are none", build({ profile: { ...whole.profile, opening_hours: null } }), ["hours"]],
  [
    "payment late, where there is no way of it",
    build({ profile: { ...whole.profile, upi_id: "", bank: null, social_media_links: {} } }, { ...full, banners: 0 }),
    ["social", "payment", "banner"],
  ],
  ["no payment beside an account", build({ profile: { ...whole.profile, upi_id: "", bank } }), []],
  ["nothing for a whole card", build(), []],
])("suggests %s: %#", (_, facts, names) => {
  expect(suggestNext(facts, 3)).toEqual(names);
});
