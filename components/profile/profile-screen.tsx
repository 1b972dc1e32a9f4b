"use client";

import { useSessionUser } from "@/components/dashboard/session-user";
import { AccountSettings } from "./account-settings";
import { ProfileSettings } from "./profile-settings";

/** `siteUrl` is the public address that card links start with. */
export function ProfileScreen({ siteUrl }: { siteUrl: string }) {
  const { is_admin: isAdmin } = useSessionUser();
  return isAdmin ? <AccountSettings /> : <ProfileSettings siteUrl={siteUrl} />;
}
