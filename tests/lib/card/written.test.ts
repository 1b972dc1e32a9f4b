import { written } from "@/lib/card/written";

test.each<[string, string | undefined]>([
  ["Marigold Living", undefined],
  ["Café Älgö — ₹ 200", undefined],
  ["", undefined],
  ["१४", "hi"],
  ["शर्मा ट्रेडर्स", "hi"],
  ["किराना और मसाले · Since 1972", "hi"],
  ["Authentic मसाले since 1972", undefined],
  ["মিষ্টি", "bn"],
  ["অসমৰ মিঠাই", "as"],
  ["મીઠાઈ", "gu"],
  ["ਮਿਠਾਈ", "pa"],
  ["ମିଠା", "or"],
  ["இனிப்பு", "ta"],
  ["స్వీట్లు", "te"],
  ["ಸಿಹಿ", "kn"],
  ["മധുരം", "ml"],
  ["مٹھائی", "ur"],
  // A script that several languages share tells nothing.
  ["Москва", undefined],
])("%j is read out as %s", (text, lang) => {
  expect(written(text)).toEqual(lang ? { dir: "auto", lang } : { dir: "auto" });
});
