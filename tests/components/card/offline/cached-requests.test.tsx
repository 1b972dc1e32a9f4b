import { belongsToCard, pageKey } from "@/components/card/offline/cached-requests";

const card = { origin: "https://cards.example", card: "/marigold" };

test.each([
  ["/marigold", "page"],
  ["/marigold?utm_source=whatsapp", "page"],
  ["/marigold/?s=home", "page"],
  ["/marigold/p/brass-lamp-12", "page"],
  ["/marigold/p/brass-lamp-12/preview.jpg", null],
  ["/marigold-living/p/brass-lamp-12", null],
  ["/marigold/c/lamps", "page"],
  ["/marigold/c/lamps/preview.jpg", null],
  ["/marigold/people/ravi-kumar-1", "page"],
  ["/marigold/hi/people/ravi-kumar-1", "page"],
  ["/marigold/people/ravi-kumar-1.vcf", null],
  ["/marigold/people/ravi-kumar-1/preview.jpg", null],
  ["/marigold/ravi", "page"],
  ["/marigold/hi/ravi?s=qr", "page"],
  ["/marigold/order", null],
  ["/marigold/c/", null],
  ["/marigold/x/lamps", null],
  ["/marigold/privacy", null],
  ["/card.css?v=1", "file"],
  ["/card.js?v=1", "file"],
  ["/media/ab-512.webp", "file"],
  ["/assets/gallery/1.svg", "file"],
  ["/marigold-living", null],
  ["/marigold/contact.vcf", null],
  ["/marigold/send?phone=1", null],
  ["/media/ab.pdf", null],
  ["/", null],
  ["/login", null],
  ["/dashboard", null],
  ["/dashboard/card.js", null],
  ["/api/profile", null],
  ["/api/media/ab.webp", null],
  ["/_next/static/a.js", null],
  ["https://evil.example/marigold", null],
  ["https://evil.example/card.js", null],
])("%s is kept as %s", (address, kind) => {
  expect(belongsToCard(new URL(address, card.origin), card)).toBe(kind);
});

test.each(["/marigold", "/marigold/", "/marigold/?s=home", "/marigold?s=qr#products"])(
  "%s is kept as one page",
  (path) => {
    expect(pageKey(card.origin + path)).toBe(`${card.origin}/marigold`);
  },
);
