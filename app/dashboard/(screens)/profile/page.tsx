import type { Metadata } from "next";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { env } from "@/lib/env";
import { mediaOrigin } from "@/lib/site/media-url";

export const metadata: Metadata = { title: "Profile Settings" };

export default function ProfilePage() {
  const settings = env();
  const { SITE_URL, BUILD_ID, BRAND_NAME, CURRENCY, PROVIDER_URL, DEFAULT_TIME_ZONE } = settings;
  const site = { buildId: BUILD_ID, brandName: BRAND_NAME, currency: CURRENCY, mediaOrigin: mediaOrigin(settings) };
  // A provider elsewhere has settings of its own.
  const defaultTimeZone = PROVIDER_URL ? undefined : DEFAULT_TIME_ZONE;
  return <ProfileScreen siteUrl={SITE_URL} site={site} defaultTimeZone={defaultTimeZone} />;
}
