import { demoJsonLd } from "@/components/demo/demo-json-ld";
import { translatorOf } from "@/lib/i18n/catalog";

test("structured data is a dealer with hours, an international number and absolute picture addresses", () => {
  const dealer = JSON.parse(demoJsonLd(translatorOf("en"), "https://cards.example"));
  expect(dealer).toMatchObject({
    "@context": "https://schema.org",
    "@type": "AutoDealer",
    name: "Suvarna Motors",
    url: "https://cards.example/demo",
    telephone: "+919800000001",
    openingHoursSpecification: { opens: "09:00", closes: "18:00" },
  });
  expect(dealer.openingHoursSpecification.dayOfWeek).toHaveLength(6);
  expect(dealer.image).toHaveLength(4);
  for (const url of [dealer.logo, ...dealer.image]) expect(url).toMatch(/^https:\/\/cards\.example\/assets\/demo\//);
});
