"use client";

import { formatDate, formatDateInIndia, formatDateTime, formatDateTimeInIndia } from "@/lib/format/date";
import { useHydrated } from "../use-hydrated";

const here = { formatDay: formatDate, formatExact: formatDateTime };
const inIndia = { formatDay: formatDateInIndia, formatExact: formatDateTimeInIndia };

/**
 * By the reader's calendar. The server does not know that, nor the reader's spelling of months: until the scripts are
 * there it is by India's.
 */
export function useDateFormats() {
  return useHydrated() ? here : inIndia;
}
