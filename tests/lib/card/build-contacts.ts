import type { Branch, LabelledPhone } from "@/lib/contract/cards/fields";
import type { OwnLink } from "@/lib/contract/cards/links";
import { buildHours, shopWeek } from "./build-hours";

export const phones: LabelledPhone[] = [
  { label: "Orders", number: "+91 98000 00001", whatsapp: true },
  { label: "Accounts", number: "022 2850 0000", whatsapp: false },
];

export function buildLink(overrides: Partial<OwnLink> = {}): OwnLink {
  const base = { title: "Our shop", url: "https://shop.example", icon: "store", shown: true, from: null, until: null };
  return { ...base, icon: "store", ...overrides };
}

export const branch: Branch = {
  name: "Andheri West",
  address: "4 Link Road, Andheri West, Mumbai",
  phone: "+91 98000 00002",
  location: "https://maps.example/andheri",
  opening_hours: buildHours(shopWeek),
};
