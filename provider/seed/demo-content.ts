import type { DrawingName } from "./drawings";

/** The demo company: invented, with numbers and addresses that reach nobody. */
export const demoClient = {
  company_name: "Marigold Living",
  email: "demo@namaskard.example",
  phone: "+91 98000 00000",
};

export const demoProfile = {
  slug: "namaskard-demo",
  tagline: "Lamps, vases and textiles, made by hand in Mumbai",
  address: "14 Flower Market Road, Fort, Mumbai 400001, India",
  location: "https://www.google.com/maps/search/?api=1&query=Flower+Market+Road+Fort+Mumbai",
  about_us:
    "Marigold Living makes lamps, vases and textiles by hand in a small workshop in Mumbai. Every piece is thrown, woven or printed to order by artisans we know by name, and sent to your door anywhere in India.",
  template_choice: "1",
  social_media_links: JSON.stringify({
    instagram: "https://www.instagram.com/explore/tags/marigold/",
    youtube: "https://www.youtube.com/@BlenderOfficial",
    website: "https://namaskard.example",
  }),
};

export const demoProducts: { name: string; description: string; price: string; drawing: DrawingName }[] = [
  { name: "Terracotta vase", description: "Hand-thrown, 28 cm, for long stems.", price: "24.00", drawing: "vase" },
  { name: "Evening lamp", description: "Cotton shade on a turned base, warm light.", price: "48.50", drawing: "lamp" },
  {
    name: "Block-print cushion",
    description: "Natural dyes on heavy cotton, 45 × 45 cm.",
    price: "18.00",
    drawing: "cushion",
  },
  { name: "Glazed fruit bowl", description: "Stoneware in a quiet blue glaze.", price: "32.00", drawing: "bowl" },
  { name: "Balcony planter", description: "Breathing clay with a saucer.", price: "15.75", drawing: "planter" },
  { name: "Beeswax candle", description: "Burns forty hours, smells of honey.", price: "9.90", drawing: "candle" },
  { name: "Round mirror", description: "Mango wood frame, 60 cm. Made to measure too.", price: "", drawing: "mirror" },
  { name: "Table runner", description: "Handloom, 180 cm, three borders.", price: "21.00", drawing: "runner" },
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

export const demoBanner = { title: "Made by hand in Mumbai", description: "Lamps, vases and textiles" };

export const demoBrochures = [
  { file_name: "Catalogue", lines: ["Everything we make,", "with measures and prices."] },
  { file_name: "Care guide", lines: ["How to keep clay, wood", "and cloth beautiful."] },
];
