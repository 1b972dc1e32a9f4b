"use client";

import { useSessionUser } from "@/components/session/session-user";
import { AccountSettings } from "./account-settings";
import type { CardSite } from "./preview/card-site";
import { ProfileSettings } from "./profile-settings";

type ProfileScreenProps = { siteUrl: string; site: CardSite };

/** `siteUrl` is the public address that card links start with. */
export function ProfileScreen({ siteUrl, site }: ProfileScreenProps) {
  const { is_admin: isAdmin } = useSessionUser();
  return isAdmin ? <AccountSettings /> : <ProfileSettings siteUrl={siteUrl} site={site} />;
}
