"use client";

import { createContext, useContext } from "react";
import type { Site } from "@/lib/web/site/describe-site";

/** The site as screens speak of it: in messages that hand something over, in links to cards, and to its keeper. */
export type ScreenSite = Pick<Site, "name" | "logo" | "url" | "whatsapp" | "email" | "signUp" | "timeZone">;

export const SiteContext = createContext<ScreenSite | null>(null);

/** @throws outside of the dashboard */
export function useSite(): ScreenSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error("There is no site around this screen");
  return site;
}
