import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { demoDealer } from "@/components/demo/dealer";
import { translatorOf } from "@/lib/i18n/catalog";
import { drawBrochure } from "@/provider/seed/brochure";
import { hatchback, mark, pickup, scooter, suv } from "./vehicles";

/**
 * Draws the demo page's pictures and brochures into public/assets/demo, which the repository keeps:
 * `npx tsx tools/draw-demo.ts`.
 */
const folder = "public/assets/demo";
const widths = [480, 960];

const cars = {
  hatchback: { drawing: hatchback({ body: "#c23b3f", shade: "#8f2329" }), sky: ["#fbe3c4", "#f4b98a"] },
  suv: { drawing: suv({ body: "#1f5f78", shade: "#123f51" }), sky: ["#dcebf0", "#a9cbd6"] },
  scooter: { drawing: scooter({ body: "#e0a021", shade: "#a86f0c" }), sky: ["#efe9dc", "#d9cba9"] },
  pickup: { drawing: pickup({ body: "#e9ecee", shade: "#aab4ba" }), sky: ["#dbe6d4", "#9dbb93"] },
} as const;

await mkdir(folder, { recursive: true });
for (const [name, { drawing, sky }] of Object.entries(cars)) {
  const scene = draw(800, 800, sky, `${road(560)}<g transform="translate(0 170)">${drawing}</g>`);
  for (const width of widths) await writeWebp(`${name}-${width}`, scene, width);
}
const showroom = draw(
  1136,
  640,
  ["#7a1f2b", "#3d0d16"],
  `<path d="M120 540 v-330 q448-210 896 0 v330z" fill="#fff4df" opacity="0.1"/><path d="M0 500 h1136 v140 h-1136z" fill="#2a070d"/>
  <path d="M568 0 v150 M300 0 v190 M836 0 v190" stroke="#f0c65a" stroke-width="4" opacity="0.7"/>
  <g fill="#f0c65a"><path d="M528 150 h80 l24 34 h-128z M260 190 h80 l24 34 h-128z M796 190 h80 l24 34 h-128z"/></g>
  <path d="M504 184 h128 l150 330 h-428z M236 224 h128 l120 290 h-368z M772 224 h128 l120 290 h-368z" fill="#f9dc93" opacity="0.13"/>
  <g transform="translate(-20 240) scale(0.72)">${cars.hatchback.drawing}</g>
  <g transform="translate(580 236) scale(0.72)">${cars.suv.drawing}</g>`,
);
for (const width of [568, 1136]) await writeWebp(`showroom-${width}`, showroom, width);
const logo = draw(400, 400, ["#7a1f2b", "#4d1019"], mark(200, 200, 120));
await writeWebp("logo-240", logo, 240);
await writeFile(`${folder}/logo.jpg`, await sharp(Buffer.from(logo)).resize(400).jpeg({ quality: 82 }).toBuffer());

const cover = await sharp(Buffer.from(logo)).resize(320).png({ palette: true }).toBuffer();
const pages = {
  range: [
    { title: "City hatchback", text: "22 km a litre, five seats, two airbags.", picture: await toPng("hatchback") },
    { title: "Family SUV", text: "Seven seats, all-wheel drive, five stars.", picture: await toPng("suv") },
    { title: "Electric scooter", text: "120 km on one charge, full in four hours.", picture: await toPng("scooter") },
    { title: "Pickup", text: "One tonne of load, built for bad roads.", picture: await toPng("pickup") },
  ],
  service: [
    { title: "Free first service", text: "After 1,000 km or one month, parts included.", picture: await toPng("suv") },
    { title: "Roadside help", text: "Anywhere in Maharashtra, at any hour.", picture: await toPng("pickup") },
  ],
};
const lines = {
  range: ["Every model we sell,", "with its figures."],
  service: ["What we do for you", "after the sale."],
};
const t = translatorOf("en");
for (const { id, words } of demoDealer.brochures)
  await writeFile(`${folder}/${id}.pdf`, await drawBrochure(t(`${words}.name`), lines[id], cover, pages[id]));

function road(y: number): string {
  return `<rect y="${y}" width="800" height="${800 - y}" fill="#4a5359"/><path d="M0 ${y + 140} h800" stroke="#f3e6c4" stroke-width="10" stroke-dasharray="70 50"/>
    <circle cx="640" cy="150" r="70" fill="#fff" opacity="0.65"/><path d="M0 ${y} q140-90 280-20 q120-120 300-10 q120-60 220 30z" fill="#000" opacity="0.08"/>`;
}

function draw(width: number, height: number, [top, bottom]: readonly [string, string], content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${content}</svg>`;
}

async function writeWebp(name: string, svg: string, width: number): Promise<void> {
  const bytes = await sharp(Buffer.from(svg), { density: 144 }).resize(width).webp({ quality: 80 }).toBuffer();
  await writeFile(`${folder}/${name}.webp`, bytes);
}

function toPng(name: keyof typeof cars): Promise<Uint8Array> {
  return sharp(`${folder}/${name}-960.webp`).resize(500).png({ palette: true }).toBuffer();
}
