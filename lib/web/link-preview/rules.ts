import { crawlers, type SeenCard } from "./fetch-card";
import { metaOf } from "./read-tags";
import type { Finding } from "./report";

/** Content of the card that the owner can change. */
export type Owner = { brandName: string; hasLogo: boolean; hasText: boolean };

type Verdict = Omit<Finding, "rule">;
type Rule = (card: SeenCard, owner: Owner) => Verdict;

/** Limits of Meta's crawlers and practical ones from guides; bytes, pixels, milliseconds, characters. */
const bounds = { headBytes: 300_000, pictureBytes: 300_000, pictureWidth: 300, pictureRatio: 4, patience: 2_000 };
const lengths = { title: 65, description: { min: 40, max: 160 } };

const problem = (title: string, text: string): Verdict => ({ level: "problem", title, text });
const advice = (title: string, text: string): Verdict => ({ level: "advice", title, text });
const fine = (title: string, text: string): Verdict => ({ level: "fine", title, text });

const rules: Record<string, Rule> = {
  address({ isReachable, url }) {
    if (!isReachable)
      return problem("Your link does not open from here", `${url} gave no answer. Message us and we will check it.`);
    return url.startsWith("https:")
      ? fine("Your link opens safely", "It uses https.")
      : advice("Your link is not secure", "It uses http. Apps trust https links more. Message us to set it up.");
  },

  visits({ visits }) {
    const refused = visits.filter(({ status }) => status !== 200);
    if (refused.length === 0)
      return fine("Every app can read your card", `${crawlers.map(({ name }) => name).join(", ")}.`);
    const seen = refused.map(({ crawler, status }) => `${crawler}: ${status === 0 ? "no answer" : `answer ${status}`}`);
    return problem("Some apps cannot read your card", `${seen.join(", ")}. A deactivated account has no card.`);
  },

  speed({ visits }) {
    const slowest = Math.round(Math.max(...visits.map(({ milliseconds }) => milliseconds)));
    return slowest <= bounds.patience
      ? fine("Your card opens fast", `The slowest try took ${slowest} ms.`)
      : advice("Your card opens slowly", `One try took ${slowest} ms. On a slow network the preview may be missing.`);
  },

  head({ tags }) {
    return tags.headBytes <= bounds.headBytes
      ? fine("Apps find what to show", "Name, text and picture are where apps look for them.")
      : problem("Apps may not find what to show", "The page is too long for them. Message us to fix it.");
  },

  title({ tags }, { brandName }) {
    const title = metaOf(tags, "og:title");
    if (!title) return problem("The title is missing", "Add your company name in your profile.");
    if (title.includes(brandName) && title !== brandName)
      return advice("The title names this service", `It should be your company's name alone, not "${title}".`);
    if ([...title].length > lengths.title)
      return advice(
        "The title is long",
        `Apps cut it after about ${lengths.title} characters. A shorter name shows in full.`,
      );
    return fine("The title is your company's name", `"${title}"`);
  },

  description({ tags }, { hasText }) {
    const description = metaOf(tags, "og:description");
    if (!description) return problem("The text is missing", "Say in your profile what you sell.");
    const length = [...description].length;
    if (!hasText)
      return advice(
        "The text does not say what you do",
        "Fill in “About us” in your profile. Its first words show here.",
      );
    if (length < lengths.description.min)
      return advice("The text is short", "Say in about 80 characters what you offer and where.");
    if (length > lengths.description.max)
      return advice("The text is long", "Only about 80 characters show. Put the best first.");
    return fine("The text says what you do", `"${description}"`);
  },

  link({ url, tags }) {
    const told = metaOf(tags, "og:url");
    return told === url && tags.canonical === url
      ? fine("The preview opens your card", told)
      : problem("The preview opens another page", `It opens ${told || "nothing"} instead of ${url}.`);
  },

  picture({ tags, picture }, { hasLogo }) {
    const named = tags.metas.filter(({ name }) => name === "og:image");
    if (!picture) return problem("The picture is missing", "Upload a logo in your profile.");
    if (named.length > 1) return advice("There are several pictures", "Apps may show any of them.");
    if (picture.status !== 200 || picture.width === null || picture.height === null)
      return problem(
        "The picture does not load",
        "Save your profile again. If that does not help, upload your logo again.",
      );
    if (!hasLogo)
      return advice("The picture has no logo", "It shows your first letter. Upload a logo so people know you at once.");
    return fine("The picture loads", `${picture.width} × ${picture.height} pixels.`);
  },

  pictureSize({ picture }) {
    const kilobytes = Math.round((picture?.bytes ?? 0) / 1000);
    if (!picture?.bytes) return problem("The picture is empty", "Without it your link is only a line of text.");
    return picture.bytes < bounds.pictureBytes
      ? fine("The picture is small enough", `${kilobytes} KB. WhatsApp shows up to ${bounds.pictureBytes / 1000} KB.`)
      : problem(
          "The picture file is too big",
          `${kilobytes} KB. WhatsApp shows up to ${bounds.pictureBytes / 1000} KB.`,
        );
  },

  pictureShape({ tags, picture }) {
    const { width, height, type } = picture ?? {};
    if (!width || !height) return problem("The picture cannot be shown", "Apps do not know its size.");
    if (width < bounds.pictureWidth || width / height > bounds.pictureRatio)
      return problem(
        "The picture has the wrong shape",
        `${width} × ${height}; it must be wider than ${bounds.pictureWidth} pixels.`,
      );
    const told = [metaOf(tags, "og:image:width"), metaOf(tags, "og:image:height"), metaOf(tags, "og:image:type")];
    const isTrue = told[0] === String(width) && told[1] === String(height) && told[2] === type;
    if (!isTrue) return advice("The picture is not the size the card says", `It says ${told.join(", ")}.`);
    return width / height > 1.5
      ? fine("The picture has the best shape", "It shows big, above the title.")
      : advice("The picture shows small", "A wide one shows big, above the title.");
  },

  freshness({ tags }) {
    return /[?&]v=/.test(metaOf(tags, "og:image"))
      ? fine("Changes show in new messages", "The picture's link changes with your card, so old copies are not shown.")
      : advice("Changes may show late", "Apps keep the old picture for some days.");
  },
};

/** Every rule's result, those to act on first. */
export function judge(card: SeenCard, owner: Owner): Finding[] {
  const order = ["problem", "advice", "fine"];
  return Object.entries(rules)
    .map(([rule, check]) => ({ rule, ...check(card, owner) }))
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}
