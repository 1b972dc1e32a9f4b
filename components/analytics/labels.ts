import type { Device, EventKind, EventSource, OutcomeKind } from "@/lib/contract/analytics/schema";
import type { Period } from "@/lib/contract/analytics/values";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";

export const periodNames = {
  "7d": "analytics.period.7d",
  "30d": "analytics.period.30d",
  "90d": "analytics.period.90d",
  "1y": "analytics.period.1y",
} as const satisfies Record<Period, Key>;

export const kindNames = {
  view: "analytics.kinds.view",
  call: "analytics.kinds.call",
  whatsapp: "analytics.kinds.whatsapp",
  email: "analytics.kinds.email",
  location: "analytics.kinds.location",
  social: "analytics.kinds.social",
  contact_saved: "analytics.kinds.contactSaved",
  card_saved: "analytics.kinds.cardSaved",
  shared: "analytics.kinds.shared",
  document_opened: "analytics.kinds.documentOpened",
  product_opened: "analytics.kinds.productOpened",
  video_opened: "analytics.kinds.videoOpened",
  enquiry_sent: "analytics.kinds.enquirySent",
} as const satisfies Record<EventKind, Key>;

/** Short forms. */
export const outcomeNames = {
  call: "analytics.outcomes.call",
  whatsapp: "analytics.outcomes.whatsapp",
  contact_saved: "analytics.outcomes.contactSaved",
  enquiry_sent: "analytics.outcomes.enquirySent",
} as const satisfies Record<OutcomeKind, Key>;

export const deviceNames = {
  phone: "analytics.audience.devices.phone",
  tablet: "analytics.audience.devices.tablet",
  computer: "analytics.audience.devices.computer",
} as const satisfies Record<Device, Key>;

const brands = {
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  facebook: "Facebook",
  google: "Google",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  x: "X",
  telegram: "Telegram",
} as const satisfies Partial<Record<EventSource, string>>;

const sourceNames = {
  qr: "analytics.sources.qr",
  print: "analytics.sources.print",
  nfc: "analytics.sources.nfc",
  contact: "analytics.sources.contact",
  share: "analytics.sources.share",
  home: "analytics.sources.home",
  search: "analytics.sources.search",
  website: "analytics.sources.website",
  direct: "analytics.sources.direct",
} as const satisfies Record<Exclude<EventSource, keyof typeof brands>, Key>;

/** Passes unknown sources through. */
export function labelSource(t: T, source: string): string {
  if (Object.hasOwn(brands, source)) return brands[source as keyof typeof brands];
  return Object.hasOwn(sourceNames, source) ? t(sourceNames[source as keyof typeof sourceNames]) : source;
}
