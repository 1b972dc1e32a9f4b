import type { Device, EventKind, EventSource, OutcomeKind } from "@/lib/contract/analytics/schema";
import type { Period } from "@/lib/contract/analytics/values";

export const periodLabels: Record<Period, string> = {
  "7d": "Last 7 days",
  "30d": "Last 30 days",
  "90d": "Last 90 days",
  "1y": "Last year",
};

export const kindLabels: Record<EventKind, string> = {
  view: "Views",
  call: "Calls",
  whatsapp: "WhatsApp chats",
  email: "Emails",
  location: "Directions",
  social: "Social networks",
  contact_saved: "Contacts saved",
  card_saved: "Cards saved",
  shared: "Shares",
  document_opened: "Documents opened",
  product_opened: "Products viewed",
  video_opened: "Videos played",
  enquiry_sent: "Enquiries",
};

/** Short forms. */
export const outcomeLabels: Record<OutcomeKind, string> = {
  call: "Calls",
  whatsapp: "WhatsApp",
  contact_saved: "Contacts saved",
  enquiry_sent: "Enquiries",
};

export const deviceLabels: Record<Device, string> = { phone: "Phones", tablet: "Tablets", computer: "Computers" };

const sourceLabels: Record<EventSource, string> = {
  qr: "QR code",
  print: "Printed sheet",
  nfc: "NFC tag",
  contact: "Contact file",
  share: "Shared link",
  home: "Home screen",
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  facebook: "Facebook",
  google: "Google",
  search: "Other search",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  x: "X",
  telegram: "Telegram",
  website: "Website",
  direct: "Direct",
};

/** Passes unknown sources through. */
export function labelSource(source: string): string {
  return Object.hasOwn(sourceLabels, source) ? sourceLabels[source as EventSource] : source;
}

export const sampleNotice = "Sample numbers, to show how this screen works. They are not yours.";
