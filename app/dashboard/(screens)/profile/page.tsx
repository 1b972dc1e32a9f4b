import type { Metadata } from "next";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Profile Settings" };

export default function ProfilePage() {
  const { SITE_URL, BUILD_ID, BRAND_NAME, CURRENCY } = env();
  return <ProfileScreen siteUrl={SITE_URL} site={{ buildId: BUILD_ID, brandName: BRAND_NAME, currency: CURRENCY }} />;
}
