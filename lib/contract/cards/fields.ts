import { z } from "zod";
import { isLanguage } from "../../i18n/languages";
import { colorSchema } from "../color";
import { type MemberRules, memberFields, memberRules, neverHidden } from "../content/member-rules";
import { currencySchema } from "../currency";
import {
  booleanSchema,
  companyNameSchema,
  jsonList,
  jsonObject,
  linkSchema,
  oneLineText,
  optionalText,
  phoneSchema,
  requiredLine,
} from "../fields";
import { hasCheckCharacter, isFormedAsGstin, plainGstin } from "../gstin";
import { languageSchema } from "../language";
import * as fieldMessages from "../messages";
import { openingHoursFormSchema, openingHoursSchema } from "../opening-hours";
import { entryTextsSchema, textsField } from "../texts";
import { timeZoneSchema } from "../time-zone";
import { plainText } from "../typed-digits";
import { linksFormSchema, linksSchema } from "./links";
import * as profileMessages from "./messages";
import { bankFormSchema, bankSchema, upiIdSchema, upiNameSchema } from "./payment";
import { emptySectionsSchema, sectionsFormSchema, sectionsSchema } from "./sections";
import { keepSocialLinks, socialLinksFormSchema, socialLinksSchema } from "./social";
import { completeSections, moods, profileLimits, type Section, templateChoices } from "./values";

/** The year in which it began, as text or number; null and empty text are none. */
export const foundedSchema = z
  .union([z.string(), z.number(), z.null()], { error: profileMessages.foundedInvalid })
  .transform((year) => plainText(String(year ?? "")).trim())
  .refine((year) => year === "" || isPastYear(year), profileMessages.foundedInvalid)
  .transform((year) => (year === "" ? null : Number(year)));

function isPastYear(year: string): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= profileLimits.founded && Number(year) <= new Date().getFullYear();
}

/** A company's GSTIN, or empty. It may be typed in small letters and with spaces. */
export const gstinSchema = z
  .string()
  .transform(plainGstin)
  .superRefine((gstin, context) => {
    if (gstin === "") return;
    const isFormed = isFormedAsGstin(gstin);
    if (isFormed && hasCheckCharacter(gstin)) return;
    context.addIssue({
      code: "custom",
      message: isFormed ? profileMessages.gstinMistyped : profileMessages.gstinInvalid,
    });
  });

/** Further numbers of a company, each with what it is for. */

const phoneLabelSchema = z
  .string({ error: profileMessages.phoneLabelRequired })
  .pipe(oneLineText(profileLimits.phones.label))
  .pipe(z.string().min(1, profileMessages.phoneLabelRequired));

const numberSchema = z.object(
  {
    /** "Orders", "After 6 pm". */
    label: phoneLabelSchema,
    texts: entryTextsSchema({ label: phoneLabelSchema }),
    number: z
      .string({ error: fieldMessages.phoneRequired })
      .pipe(phoneSchema)
      .pipe(z.string().min(1, fieldMessages.phoneRequired)),
    /** Whether it can be written to on WhatsApp. */
    whatsapp: z.boolean({ error: fieldMessages.booleanInvalid }),
  },
  { error: profileMessages.phonesInvalid },
);
export type LabelledPhone = z.output<typeof numberSchema>;

/** As the profile's form has them, in order. */
const phonesFormSchema = z.array(numberSchema).max(profileLimits.phones.max, profileMessages.phonesLimit);

/** What a profile write carries: JSON text of `[{label, number, whatsapp}, …]`. Null and empty text are none. */
export const phonesSchema = jsonList(profileMessages.phonesInvalid)
  .transform((phones) => phones ?? [])
  .pipe(phonesFormSchema);

/** Google's own hosts, those for its countries and for short links among them. */
const googleHosts = /^([\w-]+\.)*(google\.(com|[a-z]{2}|com?\.[a-z]{2})|goo\.gl|g\.page)$/;

/** Where visitors review the company on Google, or empty. */
export const reviewLinkSchema = linkSchema.refine(
  (link) => link === "" || (URL.canParse(link) && googleHosts.test(new URL(link).hostname)),
  profileMessages.reviewLinkInvalid,
);

/** Null or empty text for the design's first. */
export const moodSchema = z
  .union([z.enum(Object.values(moods).flat()), z.literal(""), z.null()], { error: profileMessages.moodInvalid })
  .transform((mood) => mood || null);

/** Further places of a company, each with an address, a number and hours of its own. */

const branchTexts = {
  /** "Andheri West". */
  name: requiredLine(profileLimits.branches.name, profileMessages.branchNameRequired),
  address: optionalText(profileLimits.address),
};

const branchFields = {
  /** One and the same through all changes; a new one has none yet. */
  id: z.coerce.number<string | number>().int().positive().optional().catch(undefined),
  ...branchTexts,
  address: branchTexts.address.default(""),
  texts: entryTextsSchema(branchTexts),
  phone: phoneSchema.default(""),
  /** A link to its place on a map; empty where the address has to do. */
  location: linkSchema.default(""),
};

/** As the profile's form has them, in order; hours are null where it does not say. */
export const branchesFormSchema = z
  .array(z.object({ ...branchFields, opening_hours: openingHoursFormSchema.nullable() }))
  .max(profileLimits.branches.max, profileMessages.branchesLimit);
export type Branch = z.output<typeof branchesFormSchema>[number];

/**
 * What a profile write carries: JSON text of `[{name, address, phone, location, opening_hours}, …]`. Null and empty text
 * are none.
 */
export const branchesSchema = jsonList(profileMessages.branchesInvalid)
  .transform((branches) => branches ?? [])
  .pipe(
    z
      .array(
        z.object(
          { ...branchFields, opening_hours: openingHoursSchema.default(null) },
          { error: profileMessages.branchesInvalid },
        ),
      )
      .max(profileLimits.branches.max, profileMessages.branchesLimit),
  );

/** Any value outside 1 to 5 is 1. */
export const templateChoiceSchema = z.preprocess(
  (value) => (value === undefined ? value : String(value)),
  z.enum(templateChoices).catch("1"),
);

/** The language of the owner's texts; null or empty text while nobody has said it. */
export const mainLanguageSchema = z
  .union([languageSchema, z.literal(""), z.null()], { error: profileMessages.languageInvalid })
  .transform((language) => language || null);

const languagesOffFormSchema = z
  .array(z.string({ error: profileMessages.languagesOffInvalid }))
  .transform((codes) => [...new Set(codes)].filter(isLanguage));

/** What a profile write carries: JSON text of a list of codes. Those that are not known are dropped: languages come and go. */
export const languagesOffSchema = jsonList(profileMessages.languagesOffInvalid)
  .transform((codes) => codes ?? [])
  .pipe(languagesOffFormSchema);

const ruleSchema = z.enum(memberRules);
const rulesByField = memberFields.map((field) => {
  const rule = neverHidden.includes(field) ? ruleSchema.exclude(["hidden"]) : ruleSchema;
  return [field, rule.optional()] as const;
});

/** Fields that are not known are dropped: they come and go. */
const memberRulesFormSchema = z.object(Object.fromEntries(rulesByField), {
  error: profileMessages.memberRulesInvalid,
}) as z.ZodType<Partial<MemberRules>, Partial<MemberRules>>;

/** What a profile write carries: JSON text of `{field: rule, …}`. Null and empty text are the standard. */
const memberRulesSchema = jsonObject(profileMessages.memberRulesInvalid).pipe(memberRulesFormSchema.nullable());

/*
 * The table of a profile's fields. Each says what a write carries (`sent`), what the profile's form has (`form`), what an
 * answer has (`answer`), how that is read of a provider that may be anybody's, and of what is still being typed (`read`),
 * what there is before anybody says anything (`empty`), and how its column keeps it, where that is not as it stands
 * (`column`). Providers written elsewhere may know of few: where `form` and `read` may be absent, so may the field.
 */

function text(sent: z.ZodType<string, string>) {
  return { sent, form: sent.optional(), answer: z.string().optional(), read: sent.optional().catch(""), empty: "" };
}

/** One that every provider has. */
function coreText(sent: z.ZodType<string, string>, read: z.ZodType<string> = sent.catch("")) {
  return { sent, form: sent, answer: z.string(), read, empty: "" };
}

/** One that says something by being empty, such as that the site decides: null in answers and columns. */
function textOrNull(form: z.ZodType<string, string>) {
  const sent = form.nullable().transform((text) => text || null);
  return { sent, form: form.optional(), answer: z.string().nullish(), read: sent.optional().catch(null), empty: null };
}

/** Null is none. */
function value<O, I>(sent: z.ZodType<O | null, I>) {
  return { sent, form: sent.optional(), answer: sent.optional(), read: sent.optional().catch(null), empty: null };
}

/** One of a few, which come and go with releases. */
function choice<O, I>(sent: z.ZodType<O | null, I>) {
  const known = sent.catch(null);
  return { ...value(sent), column: { read: (stored: unknown) => known.parse(stored) } };
}

/** What a write and a column carry as JSON text, and a form as it is. */
function json<O, I, F extends z.ZodType>(sent: z.ZodType<O, I>, form: F, empty: O) {
  const column = {
    write: (value: O) => (value === null ? null : JSON.stringify(value)),
    read: (stored: string | null) => (stored === null ? empty : (JSON.parse(stored) as O)),
  };
  const read = sent.optional().catch(() => empty);
  return { sent, form: form.optional(), answer: sent.optional(), read, empty, column };
}

/** No unless it was said. */
function yesOrNo<C extends string>(column: C) {
  const answer = z.boolean().optional();
  return {
    sent: booleanSchema,
    form: answer,
    answer,
    read: answer.catch(false),
    empty: false,
    column: { name: column },
  };
}

const taglineSchema = oneLineText(profileLimits.tagline);
const addressSchema = optionalText(profileLimits.address);
const aboutUsSchema = optionalText(profileLimits.aboutUs);
const categorySchema = oneLineText(profileLimits.category);

/** What anybody is told. */
export const publicProfileFields = {
  /** What the company sells, in one line. */
  tagline: text(taglineSchema),
  address: coreText(addressSchema, z.string().trim().catch("")),
  /** A link to its place on a map. */
  location: coreText(linkSchema),
  about_us: coreText(aboutUsSchema, z.string().trim().catch("")),
  template_choice: {
    sent: templateChoiceSchema,
    form: z.enum(templateChoices),
    answer: templateChoiceSchema,
    read: templateChoiceSchema.catch("1"),
    empty: "1" as const,
    column: { read: (stored: unknown) => templateChoiceSchema.parse(stored) },
  },
  /** Null for the design's first; one that belongs to another design counts as that too. */
  mood: choice(moodSchema),
  social_media_links: {
    ...json(socialLinksSchema, socialLinksFormSchema, {}),
    form: socialLinksFormSchema,
    answer: socialLinksSchema,
    read: z.unknown().optional().transform(keepSocialLinks),
  },
  /** The client's own choice of colour as '#rrggbb'; null leaves it to the mood, whose first ones leave it to the logo. */
  brand_color: {
    ...textOrNull(colorSchema),
    form: colorSchema,
    // It ends in a style attribute, so only a plain colour passes.
    read: colorSchema.catch("").transform((color) => color || null),
  },
  /** Where visitors review the company on Google. */
  review_link: text(reviewLinkSchema),
  /** When it is open; null where it does not say. */
  opening_hours: json(openingHoursSchema, openingHoursFormSchema.nullable(), null),
  /** The card's sections in order, every one of them; null for the design's own order and headings. */
  sections: {
    ...json(sectionsSchema, sectionsFormSchema.nullable(), null),
    column: {
      write: (sections: Section[] | null) => sections && JSON.stringify(sections),
      // A section that came later than the arrangement is among them.
      read: (stored: string | null) => completeSections(JSON.parse(stored ?? "[]") as Section[]),
    },
  },
  /** Null where the site decides. */
  empty_sections: choice(emptySectionsSchema),
  /** Whether each of its people has a card of their own. */
  person_cards: yesOrNo("is_with_person_cards"),
  /** Whether such a card may have a short address, `/{company}/{handle}`. */
  person_handles: yesOrNo("is_with_person_handles"),
  /** Whether search engines may list those cards. */
  person_listing: yesOrNo("is_with_listed_people"),
  /**
   * Where it is paid by UPI, such as `name@bank`, and the payee's name there; an empty name is the company's. Another id
   * than the stored one, or none, takes `upi_link` back unless that is sent along.
   */
  upi_id: text(upiIdSchema),
  upi_name: text(upiNameSchema),
  /** Whether a link opens a payment app with it, which its owner has to have tried: many apps take codes alone. */
  upi_link: yesOrNo("is_upi_linked"),
  /** Its account for transfers; null where it names none. */
  bank: json(bankSchema, bankFormSchema.nullable(), null),
  /** Its number for India's tax on goods and services. */
  gstin: text(gstinSchema),
  /** What kind of business it is: "Bakery". */
  category: text(categorySchema),
  /** The year it began; null where it does not say. */
  founded: { ...value(foundedSchema), answer: z.number().int().nullish() },
  /**
   * The ISO 4217 code of its prices; null for the site's own. What was ordered before keeps the currency that it was
   * ordered in.
   */
  currency: value(currencySchema),
  /** Further numbers, in order. */
  phones: json(phonesSchema, phonesFormSchema, []),
  /** Its own links, in order. Anybody is told those that are shown on that day alone. */
  links: json(linksSchema, linksFormSchema, []),
  /** Further places, in order. */
  branches: {
    ...json(branchesSchema, branchesFormSchema, []),
    column: {
      write: (branches: Branch[]) => JSON.stringify(branches),
      // Those from before they had ids are numbered as they stand.
      read: (stored: string | null) =>
        (JSON.parse(stored ?? "[]") as Branch[]).map((branch, index) => ({ id: index + 1, ...branch })),
    },
  },
  /** The language of its owner's texts, which the card's bare address is in; null counts as English. */
  language: choice(mainLanguageSchema),
  /** Languages that the card does not answer in. */
  languages_off: json(languagesOffSchema, languagesOffFormSchema, []),
  /** Its texts in other languages; the company's name is for reading alone: address and contact file have the main one. */
  texts: textsField({
    company_name: companyNameSchema,
    tagline: taglineSchema,
    category: categorySchema,
    about_us: aboutUsSchema,
    address: addressSchema,
  }),
};

/** And what the client itself is. */
export const profileFields = {
  ...publicProfileFields,
  /**
   * An IANA name, by whose days visits are counted; null for the provider's own. What has been counted stays on the days
   * it was counted for.
   */
  time_zone: textOrNull(timeZoneSchema),
  /** What its members may say on their cards; null where it never chose: the standard. */
  member_rules: json(memberRulesSchema, memberRulesFormSchema.nullable(), null),
};
export type ProfileFieldName = keyof typeof profileFields;
