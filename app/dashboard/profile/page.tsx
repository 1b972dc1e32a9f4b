import type { Metadata } from "next";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { env } from "@/lib/env";

export const metadata: Metadata = { title: "Profile Settings" };

export default function ProfilePage() {
  return <ProfileScreen siteUrl={env().SITE_URL} />;
}
