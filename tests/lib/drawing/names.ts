import { atLength } from "../../at-length";

/** Company names by what is hard about setting them. */
export const names: [string, string][] = [
  ["one letter", "A"],
  ["Latin", "Marigold Living"],
  ["eighty letters", "Venkateshwara International Engineering and Precision Components Mfg Pvt Limited"],
  ["one word of eighty letters", "W".repeat(80)],
  ["Devanagari", "शर्मा ट्रेडर्स क्षत्रिय"],
  ["Tamil", "முருகன் ஸ்டோர்ஸ்"],
  ["Bengali", "শ্রী লক্ষ্মী ভাণ্ডার"],
  ["Telugu", "శ్రీ వెంకటేశ్వర స్టోర్స్"],
  ["Gujarati", "શ્રી ગણેશ ટ્રેડર્સ"],
  ["Kannada", "ಶ್ರೀ ಕೃಷ್ಣ ಸ್ಟೋರ್ಸ್"],
  ["Malayalam", "ശ്രീ കൃഷ്ണ സ്റ്റോഴ്സ്"],
  ["Gurmukhi", "ਸ਼੍ਰੀ ਗੁਰੂ ਟ੍ਰੇਡਰਜ਼"],
  ["Odia", "ଶ୍ରୀ ଜଗନ୍ନାଥ ଷ୍ଟୋର୍ସ"],
  ["Arabic", "شركة النور للتجارة"],
  ["Chinese", "上海美味餐厅"],
  ["emoji", "🌸 Bloom 🌿 Studio"],
  ["emoji of several characters", "👨‍👩‍👧 ❤️ 🇮🇳 1️⃣"],
  ["mixed", "Sharma शर्मा & Sons 🪔"],
];

/** All at length; else one that is long, one whose letters join, and one with signs of several characters. */
export const someNames = atLength(
  names,
  names.filter(([what]) => ["eighty letters", "Devanagari", "emoji of several characters"].includes(what)),
);
