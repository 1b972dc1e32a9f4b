/** India's states and union territories, as its tax on goods and services counts them. */

/**
 * With their codes, the first two digits of a GSTIN, in English as invoices have them. 25 went into 26 in 2020, and 28 was
 * Andhra Pradesh before Telangana left it; 97 is the sea.
 */
export const states = [
  { code: "01", name: "Jammu and Kashmir" },
  { code: "02", name: "Himachal Pradesh" },
  { code: "03", name: "Punjab" },
  { code: "04", name: "Chandigarh" },
  { code: "05", name: "Uttarakhand" },
  { code: "06", name: "Haryana" },
  { code: "07", name: "Delhi" },
  { code: "08", name: "Rajasthan" },
  { code: "09", name: "Uttar Pradesh" },
  { code: "10", name: "Bihar" },
  { code: "11", name: "Sikkim" },
  { code: "12", name: "Arunachal Pradesh" },
  { code: "13", name: "Nagaland" },
  { code: "14", name: "Manipur" },
  { code: "15", name: "Mizoram" },
  { code: "16", name: "Tripura" },
  { code: "17", name: "Meghalaya" },
  { code: "18", name: "Assam" },
  { code: "19", name: "West Bengal" },
  { code: "20", name: "Jharkhand" },
  { code: "21", name: "Odisha" },
  { code: "22", name: "Chhattisgarh" },
  { code: "23", name: "Madhya Pradesh" },
  { code: "24", name: "Gujarat" },
  { code: "26", name: "Dadra and Nagar Haveli and Daman and Diu" },
  { code: "27", name: "Maharashtra" },
  { code: "29", name: "Karnataka" },
  { code: "30", name: "Goa" },
  { code: "31", name: "Lakshadweep" },
  { code: "32", name: "Kerala" },
  { code: "33", name: "Tamil Nadu" },
  { code: "34", name: "Puducherry" },
  { code: "35", name: "Andaman and Nicobar Islands" },
  { code: "36", name: "Telangana" },
  { code: "37", name: "Andhra Pradesh" },
  { code: "38", name: "Ladakh" },
  { code: "97", name: "Other Territory" },
] as const;
export type StateCode = (typeof states)[number]["code"];

export function isStateCode(code: string): code is StateCode {
  return states.some((state) => state.code === code);
}

export function stateName(code: StateCode): string {
  return states.find((state) => state.code === code)?.name ?? code;
}

/** Territories without a legislature, whose half of the tax has another name (UTGST Act, section 2). */
const withoutLegislature: readonly StateCode[] = ["04", "26", "31", "35", "38", "97"];

/** What the half of the tax beside CGST is called there. */
export function stateTaxName(code: StateCode): "SGST" | "UTGST" {
  return withoutLegislature.includes(code) ? "UTGST" : "SGST";
}

/** Of one in plain characters, as `plainCode` gives it. */
export function isPinCode(pin: string): boolean {
  return /^[1-9]\d{5}$/.test(pin);
}
