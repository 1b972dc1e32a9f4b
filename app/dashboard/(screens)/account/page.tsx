import type { Metadata } from "next";
import { AccountSettings } from "@/components/profile/account-settings";
import * as paths from "@/lib/paths";

export const metadata: Metadata = { title: "Account" };

export default function AccountPage() {
  return <AccountSettings title="Account" back={{ href: paths.profile, label: "Back to Profile" }} />;
}
