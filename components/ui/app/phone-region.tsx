"use client";

import { setPhoneRegion } from "@/lib/contract/phone-region";

type PhoneRegionProps = { country: Parameters<typeof setPhoneRegion>[0] };

/** Sets the default country of phone numbers before a child parses one. */
export function PhoneRegion({ country }: PhoneRegionProps) {
  setPhoneRegion(country);
  return null;
}
