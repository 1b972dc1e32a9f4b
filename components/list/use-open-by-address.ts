"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";

/** State of a list's create dialog; `?new` in the address opens it. */
export function useOpenByAddress() {
  const params = useSearchParams();
  return useState(() => params.has("new"));
}
