import { weekdays } from "@/lib/contract/clock";
import { defaultLanguage } from "@/lib/i18n/languages";
import type { DrawingName } from "./drawings";

/*
 * The demo company: invented, with numbers and addresses that reach nobody. What it says stands in `messages`, under
 * "demo-card".
 */
export const demoClient = {
  company_name: "Marigold Living",
  email: "demo@namaskard.example",
  phone: "+91 98000 00000",
};

/** Mornings and afternoons, shorter on Saturdays. */
const workday = [
  { from: "10:00", to: "13:30" },
  { from: "14:30", to: "19:30" },
];
const demoWeek = Object.fromEntries(weekdays.map((day) => [day, workday]));

/** Without a UPI ID or an account: each belongs to somebody. */
export const demoProfile = {
  slug: "namaskard-demo",
  language: defaultLanguage,
  location: "https://www.google.com/maps/search/?api=1&query=Flower+Market+Road+Fort+Mumbai",
  founded: "1998",
  person_cards: "true",
  opening_hours: JSON.stringify({ week: { ...demoWeek, sat: [{ from: "10:00", to: "16:00" }], sun: [] } }),
  template_choice: "1",
  social_media_links: JSON.stringify({
    instagram: "https://www.instagram.com/explore/tags/marigold/",
    youtube: "https://www.youtube.com/@BlenderOfficial",
    website: "https://namaskard.example",
  }),
};

type DemoProduct = {
  drawing: DrawingName;
  category: "clay" | "light" | "textiles" | "wood";
  price: string;
  old_price?: string;
};

export const demoProducts: DemoProduct[] = [
  { drawing: "vase", category: "clay", price: "24.00" },
  { drawing: "lamp", category: "light", price: "48.50", old_price: "56.00" },
  { drawing: "cushion", category: "textiles", price: "18.00" },
  { drawing: "bowl", category: "clay", price: "32.00" },
  { drawing: "planter", category: "clay", price: "15.75" },
  { drawing: "candle", category: "light", price: "9.90" },
  { drawing: "mirror", category: "wood", price: "" },
  { drawing: "runner", category: "textiles", price: "21.00" },
];

/** Open films of the Blender Foundation stand in for a company's own videos. */
export const demoVideos = {
  workshop: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  artisans: "https://youtu.be/eRsGyueVLvQ",
};

export const demoBrochures = [
  { name: "catalogue", lines: ["Everything we make,", "with measures and prices."] },
  { name: "care", lines: ["How to keep clay, wood", "and cloth beautiful."] },
] as const;

/** Whom customers ask for by name. */
export const demoPeople = [
  { who: "meera", phone: "+91 98000 00001", email: "meera@namaskard.example" },
  { who: "ravi", phone: "+91 98000 00002", whatsapp: "+91 98000 00002" },
] as const;
