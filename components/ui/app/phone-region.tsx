"use client";

import { setPhoneRegion } from "@/lib/contract/phone-region";

type PhoneRegionProps = { country: Parameters<typeof setPhoneRegion>[0] };

/** Tells the page to which country numbers belong, before anything in it reads one. */
export function PhoneRegion({ country }: PhoneRegionProps) {
  setPhoneRegion(country);
  return null;
}
