import type { Params, Place } from "../../i18n/messages";
import type { T } from "../../i18n/translator";
import { crawlers, type SeenCard } from "./fetch-card";
import { metaOf } from "./read-tags";
import type { Finding } from "./report";

/** Content of the card that the owner can change. */
export type Owner = { brandName: string; hasLogo: boolean; hasText: boolean };

type Verdict = Omit<Finding, "rule">;
type Rule = (card: SeenCard, owner: Owner, t: T) => Verdict;

/** Limits of Meta's crawlers and practical ones from guides; bytes, pixels, milliseconds, characters. */
const bounds = { headBytes: 300_000, pictureBytes: 300_000, pictureWidth: 300, pictureRatio: 4, patience: 2_000 };
const lengths = { title: 65, description: { min: 40, max: 160 } };

type Words = Place<"title" | "text">;

const verdict =
  (level: Finding["level"]) =>
  (t: T, words: Words, params?: Params): Verdict => ({
    level,
    title: t(`${words}.title`),
    text: t(`${words}.text`, params),
  });
const problem = verdict("problem");
const advice = verdict("advice");
const fine = verdict("fine");

const rules: Record<string, Rule> = {
  address({ isReachable, url }, _, t) {
    if (!isReachable) return problem(t, "link-preview.address.closed", { url });
    return url.startsWith("https:") ? fine(t, "link-preview.address.safe") : advice(t, "link-preview.address.unsafe");
  },

  visits({ visits }, _, t) {
    const refused = visits.filter(({ status }) => status !== 200);
    if (refused.length === 0)
      return fine(t, "link-preview.visits.all", { apps: crawlers.map(({ name }) => name).join(", ") });
    const answers = refused.map(({ crawler: app, status }) =>
      status === 0 ? t("link-preview.visits.noAnswer", { app }) : t("link-preview.visits.answer", { app, status }),
    );
    return problem(t, "link-preview.visits.some", { answers: answers.join(", ") });
  },

  speed({ visits }, _, t) {
    const milliseconds = Math.round(Math.max(...visits.map((visit) => visit.milliseconds)));
    return milliseconds <= bounds.patience
      ? fine(t, "link-preview.speed.fast", { milliseconds })
      : advice(t, "link-preview.speed.slow", { milliseconds });
  },

  head({ tags }, _, t) {
    return tags.headBytes <= bounds.headBytes
      ? fine(t, "link-preview.head.found")
      : problem(t, "link-preview.head.late");
  },

  title({ tags }, { brandName }, t) {
    const title = metaOf(tags, "og:title");
    if (!title) return problem(t, "link-preview.title.missing");
    if (title.includes(brandName) && title !== brandName) return advice(t, "link-preview.title.ofSite", { title });
    if ([...title].length > lengths.title) return advice(t, "link-preview.title.long", { most: lengths.title });
    return fine(t, "link-preview.title.good", { title });
  },

  description({ tags }, { hasText }, t) {
    const description = metaOf(tags, "og:description");
    if (!description) return problem(t, "link-preview.description.missing");
    const length = [...description].length;
    if (!hasText) return advice(t, "link-preview.description.empty");
    if (length < lengths.description.min) return advice(t, "link-preview.description.short");
    if (length > lengths.description.max) return advice(t, "link-preview.description.long");
    return fine(t, "link-preview.description.good", { description });
  },

  link({ url, tags }, _, t) {
    const told = metaOf(tags, "og:url");
    if (told === url && tags.canonical === url)
      return { level: "fine", title: t("link-preview.link.good.title"), text: told };
    return told ? problem(t, "link-preview.link.other", { told, url }) : problem(t, "link-preview.link.none", { url });
  },

  picture({ tags, picture }, { hasLogo }, t) {
    const named = tags.metas.filter(({ name }) => name === "og:image");
    if (!picture) return problem(t, "link-preview.picture.missing");
    if (named.length > 1) return advice(t, "link-preview.picture.several");
    const { status, width, height } = picture;
    if (status !== 200 || width === null || height === null) return problem(t, "link-preview.picture.broken");
    return hasLogo ? fine(t, "link-preview.picture.good", { width, height }) : advice(t, "link-preview.picture.plain");
  },

  pictureSize({ picture }, _, t) {
    if (!picture?.bytes) return problem(t, "link-preview.pictureSize.empty");
    const kilobytes = { size: Math.round(picture.bytes / 1000), most: bounds.pictureBytes / 1000 };
    return picture.bytes < bounds.pictureBytes
      ? fine(t, "link-preview.pictureSize.small", kilobytes)
      : problem(t, "link-preview.pictureSize.big", kilobytes);
  },

  pictureShape({ tags, picture }, _, t) {
    const { width, height, type } = picture ?? {};
    if (!width || !height) return problem(t, "link-preview.pictureShape.unknown");
    if (width < bounds.pictureWidth || width / height > bounds.pictureRatio)
      return problem(t, "link-preview.pictureShape.wrong", { width, height, least: bounds.pictureWidth });
    const told = [metaOf(tags, "og:image:width"), metaOf(tags, "og:image:height"), metaOf(tags, "og:image:type")];
    const isTrue = told[0] === String(width) && told[1] === String(height) && told[2] === type;
    if (!isTrue) return advice(t, "link-preview.pictureShape.untrue", { told: told.join(", ") });
    return width / height > 1.5
      ? fine(t, "link-preview.pictureShape.best")
      : advice(t, "link-preview.pictureShape.small");
  },

  freshness({ tags }, _, t) {
    return /[?&]v=/.test(metaOf(tags, "og:image"))
      ? fine(t, "link-preview.freshness.fresh")
      : advice(t, "link-preview.freshness.late");
  },
};

/** Every rule's result, those to act on first. */
export function judge(card: SeenCard, owner: Owner, t: T): Finding[] {
  const order = ["problem", "advice", "fine"];
  return Object.entries(rules)
    .map(([rule, check]) => ({ rule, ...check(card, owner, t) }))
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}
