import { crawlers } from "./crawlers";
import type { SeenCard } from "./fetch-card";
import { metaOf } from "./read-tags";
import type { Finding } from "./report";

/** What the owner can mend: what there is on the card. */
export type Owner = { brandName: string; hasLogo: boolean; hasText: boolean };

type Verdict = Omit<Finding, "rule">;
type Rule = (card: SeenCard, owner: Owner) => Verdict;

/** Bounds of Meta's crawlers, and what guides report as the practical ones; bytes, pixels, milliseconds, characters. */
const bounds = { headBytes: 300_000, pictureBytes: 300_000, pictureWidth: 300, pictureRatio: 4, patience: 2_000 };
const lengths = { title: 65, description: { min: 40, max: 160 } };

const problem = (title: string, text: string): Verdict => ({ level: "problem", title, text });
const advice = (title: string, text: string): Verdict => ({ level: "advice", title, text });
const fine = (title: string, text: string): Verdict => ({ level: "fine", title, text });

const rules: Record<string, Rule> = {
  address({ isReachable, url }) {
    if (!isReachable)
      return problem(
        "Your link does not open from here",
        `${url} gave no answer. Ask the people who run this site to check it.`,
      );
    return url.startsWith("https:")
      ? fine("Your link opens safely", "It answers over https.")
      : advice(
          "Your link is not secure",
          "It opens over http. Chats trust https links more; ask the people who run this site.",
        );
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
      ? fine("Your card answers quickly", `The slowest answer took ${slowest} ms.`)
      : advice(
          "Your card answers slowly",
          `One answer took ${slowest} ms; on a phone's line the preview may be missing.`,
        );
  },

  head({ tags }) {
    return tags.headBytes <= bounds.headBytes
      ? fine(
          "Apps find what to show",
          "Name, text and picture stand at the beginning of the page, where apps look for them.",
        )
      : problem("Apps may not find what to show", "They stop reading before it. Ask the people who run this site.");
  },

  title({ tags }, { brandName }) {
    const title = metaOf(tags, "og:title");
    if (!title) return problem("There is no title", "Fill in your company name in the profile.");
    if (title.includes(brandName) && title !== brandName)
      return advice("The title names this service", `It should be your company's name alone, not "${title}".`);
    if ([...title].length > lengths.title)
      return advice(
        "The title is long",
        `Chats cut it after about ${lengths.title} characters. A shorter name shows whole.`,
      );
    return fine("The title is your company's name", `"${title}"`);
  },

  description({ tags }, { hasText }) {
    const description = metaOf(tags, "og:description");
    if (!description) return problem("There is no description", "Write a few words about your company in the profile.");
    const length = [...description].length;
    if (!hasText)
      return advice("The description is a general one", "Write 'About us' in your profile: its beginning stands here.");
    if (length < lengths.description.min)
      return advice("The description is short", "Say in about 80 characters what you offer and where.");
    if (length > lengths.description.max)
      return advice("The description is long", "Only about 80 characters show. Say the best first.");
    return fine("The description says what you do", `"${description}"`);
  },

  link({ url, tags }) {
    const told = metaOf(tags, "og:url");
    return told === url && tags.canonical === url
      ? fine("The preview leads to your card", told)
      : problem("The preview leads elsewhere", `It names ${told || "no address"} instead of ${url}.`);
  },

  picture({ tags, picture }, { hasLogo }) {
    const named = tags.metas.filter(({ name }) => name === "og:image");
    if (!picture) return problem("There is no picture", "Upload a logo in your profile.");
    if (named.length > 1) return advice("There are several pictures", "Apps choose one by their own taste.");
    if (picture.status !== 200 || picture.width === null || picture.height === null)
      return problem(
        "The picture does not load",
        "Save your profile again; if that does not help, upload the logo anew.",
      );
    if (!hasLogo)
      return advice("The picture has no logo", "It shows your initial. Upload a logo and people know you at once.");
    return fine("The picture loads", `${picture.width} × ${picture.height} pixels.`);
  },

  pictureSize({ picture }) {
    const kilobytes = Math.round((picture?.bytes ?? 0) / 1000);
    if (!picture?.bytes) return problem("The picture is empty", "Without it your link is a line of text.");
    return picture.bytes < bounds.pictureBytes
      ? fine("The picture is light enough", `${kilobytes} KB; WhatsApp takes up to ${bounds.pictureBytes / 1000}.`)
      : problem(
          "The picture is too heavy",
          `${kilobytes} KB; WhatsApp leaves out what is over ${bounds.pictureBytes / 1000}.`,
        );
  },

  pictureShape({ tags, picture }) {
    const { width, height, type } = picture ?? {};
    if (!width || !height) return problem("The picture has no size", "Apps cannot place it.");
    if (width < bounds.pictureWidth || width / height > bounds.pictureRatio)
      return problem(
        "The picture has the wrong shape",
        `${width} × ${height}; it must be wider than ${bounds.pictureWidth} pixels.`,
      );
    const told = [metaOf(tags, "og:image:width"), metaOf(tags, "og:image:height"), metaOf(tags, "og:image:type")];
    const isTrue = told[0] === String(width) && told[1] === String(height) && told[2] === type;
    if (!isTrue) return advice("The picture is not what the card says", `It says ${told.join(", ")}.`);
    return width / height > 1.5
      ? fine("The picture has the best shape", "It shows large, above the title.")
      : advice("The picture shows small", "A wide one would stand above the title.");
  },

  freshness({ tags }) {
    return /[?&]v=/.test(metaOf(tags, "og:image"))
      ? fine(
          "Changes show in new messages",
          "The picture gets a new address with each change, so old copies are not used.",
        )
      : advice("Changes may show late", "Apps keep a picture for days when its address stays the same.");
  },
};

/** Every rule's verdict, the ones to act on first. */
export function judge(card: SeenCard, owner: Owner): Finding[] {
  const order = ["problem", "advice", "fine"];
  return Object.entries(rules)
    .map(([rule, check]) => ({ rule, ...check(card, owner) }))
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}
