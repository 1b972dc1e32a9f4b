import { fold } from "../../ports/database/folding/fold";

/**
 * Names that people trust with their money or their papers. Who opens a card by one of them may mean to be taken for it, and
 * is worth a look; nobody is refused, since a milk bank and a Punjab tailor are none of them.
 */
const trusted = [
  ..."bank sbi hdfc icici kotak paytm phonepe gpay googlepay bhim npci rbi visa mastercard rupay paypal".split(" "),
  ..."aadhaar uidai epfo incometax gst lic irctc police government govt passport customs".split(" "),
  ..."amazon flipkart whatsapp google facebook instagram microsoft".split(" "),
];

/** What stands in for a letter. */
const standIns: Record<string, string> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  $: "s",
  "@": "a",
  "!": "i",
};

/** Whether a company's name has one of these in it, whatever its letters are disguised as. */
export function isFlaggedName(name: string): boolean {
  const plain = fold(name.normalize("NFKC")).replace(/[01345$@!]/g, (sign) => standIns[sign] ?? sign);
  const words = plain.split(/[^\p{L}]+/u);
  // Written apart or together: "pay tm", "hdfcbank".
  const pairs = words.map((word, index) => word + (words[index + 1] ?? ""));
  return trusted.some(
    (trust) =>
      words.includes(trust) ||
      pairs.includes(trust) ||
      (trust.length > 3 && words.some((word) => word.startsWith(trust))),
  );
}
