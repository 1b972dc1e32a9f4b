import type { Metadata } from "next";
import { toCardSite } from "@/components/profile/preview/card-site";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Profile Settings" };

export default function ProfilePage() {
  const settings = env();
  const { SITE_URL, PROVIDER_URL, DEFAULT_TIME_ZONE } = settings;
  // A provider elsewhere has settings of its own.
  const defaultTimeZone = PROVIDER_URL ? undefined : DEFAULT_TIME_ZONE;
  return <ProfileScreen siteUrl={SITE_URL} site={toCardSite(settings)} defaultTimeZone={defaultTimeZone} />;
}
