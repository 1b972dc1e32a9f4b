import { numberLocale } from "./locale";

const inEnglish = "jan feb mar apr may jun jul aug sep oct nov dec mon tue wed thu fri sat sun".split(" ");

/**
 * Chrome has no Odia and no Assamese, and of Punjabi the numbers alone: it writes "M11 22". So short dates in these
 * languages have their names from here, in every browser and on the server.
 */
const ownNames: Partial<Record<string, string[]>> = {
  pa: "ਜਨ ਫ਼ਰ ਮਾਰਚ ਅਪ੍ਰੈ ਮਈ ਜੂਨ ਜੁਲਾ ਅਗ ਸਤੰ ਅਕਤੂ ਨਵੰ ਦਸੰ ਸੋਮ ਮੰਗਲ ਬੁੱਧ ਵੀਰ ਸ਼ੁੱਕਰ ਸ਼ਨਿੱਚਰ ਐਤ".split(" "),
  or: "ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର ସୋମ ମଙ୍ଗଳ ବୁଧ ଗୁରୁ ଶୁକ୍ର ଶନି ରବି".split(" "),
  as: "জানু ফেব্ৰু মাৰ্চ এপ্ৰিল মে’ জুন জুলাই আগ ছেপ্তে অক্টো নৱে ডিচে সোম মঙল বুধ বৃহ শুক্ৰ শনি দেও".split(" "),
};

export type DateFormat = Pick<Intl.DateTimeFormat, "format">;

/** Of short names: `month: "long"` would write them too. */
export function createDateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const own = ownNamesOf(locale);
  if (!own) return new Intl.DateTimeFormat(locale, options);
  const english = new Intl.DateTimeFormat(numberLocale, options);
  const write = ({ value }: Intl.DateTimeFormatPart) => translate(value, own);
  return { format: (date) => english.formatToParts(date).map(write).join("") };
}

/** India's English has "Sept"; and browsers differ in the space before "pm". */
function translate(part: string, own: string[]): string {
  return own[inEnglish.indexOf(part.slice(0, 3).toLowerCase())] ?? part.replace("\u202f", " ");
}

/** Of the dates that a card's script writes, which is too small for these names: they are English there. */
export function scriptDateLocale(locale: string): string {
  return ownNamesOf(locale) ? numberLocale : locale;
}

function ownNamesOf(locale: string): string[] | undefined {
  return ownNames[locale.slice(0, 2)];
}
