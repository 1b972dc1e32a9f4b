import type { ReactElement } from "react";
import { SWRConfig } from "swr";
import { SessionUserContext } from "@/components/session/session-user";
import { type ScreenSite, SiteContext } from "@/components/session/site";
import type { CurrentUser } from "@/lib/contract/identity/schema";

export function buildCurrentUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 2,
    email: "priya@sharma.example",
    username: "priya",
    is_admin: false,
    is_client: true,
    client_id: 3,
    company_name: "Sharma Traders",
    phone: "",
    slug: "sharma-traders",
    ...overrides,
  };
}

export function buildAdmin(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return buildCurrentUser({
    id: 1,
    email: "admin@site.example",
    username: "admin",
    is_admin: true,
    is_client: false,
    client_id: null,
    company_name: null,
    slug: null,
    ...overrides,
  });
}

export const testSite: ScreenSite = {
  name: "Namaskard",
  logo: null,
  url: "https://cards.example",
  whatsapp: "",
  email: "",
  timeZone: "Asia/Kolkata",
  signUp: "request",
};

/** As a dashboard screen stands: below the guard, with nothing read before. */
export function withUser(user: CurrentUser, screen: ReactElement) {
  return (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <SiteContext value={testSite}>
        <SessionUserContext value={user}>{screen}</SessionUserContext>
      </SiteContext>
    </SWRConfig>
  );
}
