import { weekdays } from "@/lib/contract/clock";
import type { DrawingName } from "./drawings";

/** The demo company: invented, with numbers and addresses that reach nobody. */
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
  tagline: "Lamps, vases and textiles, made by hand in Mumbai",
  address: "14 Flower Market Road, Fort, Mumbai 400001, India",
  location: "https://www.google.com/maps/search/?api=1&query=Flower+Market+Road+Fort+Mumbai",
  category: "Home décor workshop",
  founded: "1998",
  opening_hours: JSON.stringify({ week: { ...demoWeek, sat: [{ from: "10:00", to: "16:00" }], sun: [] } }),
  about_us:
    "Marigold Living makes lamps, vases and textiles by hand in a small workshop in Mumbai. Every piece is thrown, woven or printed to order by artisans we know by name, and sent to your door anywhere in India.",
  template_choice: "1",
  social_media_links: JSON.stringify({
    instagram: "https://www.instagram.com/explore/tags/marigold/",
    youtube: "https://www.youtube.com/@BlenderOfficial",
    website: "https://namaskard.example",
  }),
};

type DemoProduct = {
  name: string;
  description: string;
  category: string;
  price: string;
  old_price?: string;
  drawing: DrawingName;
};

export const demoProducts: DemoProduct[] = [
  {
    name: "Terracotta vase",
    description: "Hand-thrown, 28 cm, for long stems.",
    category: "Clay and stoneware",
    price: "24.00",
    drawing: "vase",
  },
  {
    name: "Evening lamp",
    description: "Cotton shade on a turned base, warm light.",
    category: "Light",
    price: "48.50",
    old_price: "56.00",
    drawing: "lamp",
  },
  {
    name: "Block-print cushion",
    description: "Natural dyes on heavy cotton, 45 × 45 cm.",
    category: "Textiles",
    price: "18.00",
    drawing: "cushion",
  },
  {
    name: "Glazed fruit bowl",
    description: "Stoneware in a quiet blue glaze.",
    category: "Clay and stoneware",
    price: "32.00",
    drawing: "bowl",
  },
  {
    name: "Balcony planter",
    description: "Breathing clay with a saucer.",
    category: "Clay and stoneware",
    price: "15.75",
    drawing: "planter",
  },
  {
    name: "Beeswax candle",
    description: "Burns forty hours, smells of honey.",
    category: "Light",
    price: "9.90",
    drawing: "candle",
  },
  {
    name: "Round mirror",
    description: "Mango wood frame, 60 cm. Made to measure too.",
    category: "Wood",
    price: "",
    drawing: "mirror",
  },
  {
    name: "Table runner",
    description: "Handloom, 180 cm, three borders.",
    category: "Textiles",
    price: "21.00",
    drawing: "runner",
  },
];

/** Open films of the Blender Foundation stand in for a company's own videos. */
export const demoVideos = [
  {
    title: "Our workshop at work",
    youtube_url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    description: "A short film that plays here as your own would.",
  },
  { title: "A day with our artisans", youtube_url: "https://youtu.be/eRsGyueVLvQ", description: "" },
];

export const demoBanner = {
  title: "Made by hand in Mumbai",
  description: "New: planters for the balcony, thrown this month",
};

export const demoBrochures = [
  { file_name: "Catalogue", lines: ["Everything we make,", "with measures and prices."] },
  { file_name: "Care guide", lines: ["How to keep clay, wood", "and cloth beautiful."] },
];

/** Whom customers ask for by name. */
export const demoPeople: Record<string, string>[] = [
  { name: "Meera Kulkarni", role: "Founder", phone: "+91 98000 00001", email: "meera@namaskard.example" },
  { name: "Ravi Kumar", role: "Orders and deliveries", phone: "+91 98000 00002", whatsapp: "+91 98000 00002" },
];
