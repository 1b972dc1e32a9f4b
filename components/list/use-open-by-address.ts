"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";

/** Whether a list's dialog for something new is open: at once where the address ends in `?new`, which the list drops. */
export function useOpenByAddress() {
  const params = useSearchParams();
  return useState(() => params.has("new"));
}
