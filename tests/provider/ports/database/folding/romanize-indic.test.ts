import { romanizeIndic, toAsciiWords } from "@/provider/ports/database/folding/ascii-words";

test.each([
  ["श्री गणेश मिष्ठान भण्डार", "shri ganesh mishthan bhandar"],
  ["नमकीन", "namkin"],
  ["अगरबत्ती", "agarbatti"],
  ["बनारसी साड़ी", "banarsi sari"],
  ["हनुमान जनरल स्टोर", "hanuman janral stor"],
  ["सत्यम शिवम सुंदरम", "satyam shivam sundaram"],
])("a vowel that nobody says goes: %s is %s", (name, romanized) => expect(romanizeIndic(name)).toBe(romanized));

test.each([
  ["कृष्ण मित्र", "krishna mitra"],
  ["भारतीय वस्त्रालय", "bhartiya vastralay"],
  ["महाराष्ट्र", "maharashtra"],
  ["शर्मा क्षत्रिय", "sharma kshatriya"],
  ["धन्य", "dhanya"],
  ["न", "na"],
])("one that is said stays: %s is %s", (name, romanized) => expect(romanizeIndic(name)).toBe(romanized));

test.each([
  ["शर्मा ट्रेडर्स एवं संस", "sharma tredars evam sans"],
  ["कंपनी पंडित हँसी", "kampani pandit hansi"],
  ["ज्ञानेश्वर", "gyaneshvar"],
  ["फ़ैशन बाज़ार", "faishan bazar"],
  ["मूल्य सूची २०२६", "mulya suchi 2026"],
  ["ॐ साई", "om sai"],
  ["राम।श्याम", "ram shyam"],
  ["क्\u200dष", "ksha"],
])("signs and joined letters: %s is %s", (name, romanized) => expect(romanizeIndic(name)).toBe(romanized));

test.each([
  ["શ્રી પટેલ મીઠાઈ", "shri patel mithai"],
  ["ਸ਼ੇਰ ਪੰਜਾਬ ਢਾਬਾ", "sher panjab dhaba"],
  ["কলকাতা মিষ্টান্ন ভাণ্ডার", "kalkata mishtanna bhandar"],
  ["ଜଗନ୍ନାଥ ଭଣ୍ଡାର", "jagannatha bhandara"],
  ["சரவணா ஸ்டோர்ஸ்", "saravana stors"],
  ["శ్రీ లక్ష్మీ స్టోర్స్", "shri lakshmi stors"],
  ["ಕನ್ನಡ ಭವನ", "kannada bhavana"],
  ["കേരള സ്റ്റോർ", "kerala stor"],
])("every Indian script: %s is %s", (name, romanized) => expect(romanizeIndic(name.normalize("NFKC"))).toBe(romanized));

test("what is written in other scripts stays", () => {
  expect(romanizeIndic("Café 株式会社 Ромашка")).toBe("Café 株式会社 Ромашка");
});

test("addresses and pages of products are read like the name", () => {
  expect(toAsciiWords("श्री गणेश मिष्ठान भण्डार", 80)).toBe("shri-ganesh-mishthan-bhandar");
});

test("signs alone, or in an order that no language has, come to an end", () => {
  for (const text of ["्", "़", "ं", "ःं़्ा", "\u0d7f\u0900", "क़़ा्"]) expect(toAsciiWords(text, 80)).toMatch(/^[a-z\d-]*$/);
  expect(romanizeIndic("क".repeat(5_000)).length).toBeGreaterThan(5_000);
});

test.each([
  ["Sharma General Stores", 16, "sharma-general"],
  ["Sharma General Stores", 14, "sharma-general"],
  ["Sharma General Stores", 13, "sharma-genera"],
  ["Sharma General Stores", 21, "sharma-general-stores"],
  ["Sri Venkateshwarapuram", 16, "sri-venkateshwar"],
])("%s in %i letters is %s: cut between words, unless little is left", (name, longest, words) =>
  expect(toAsciiWords(name, longest)).toBe(words),
);
