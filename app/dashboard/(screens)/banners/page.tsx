import type { Metadata } from "next";
import { BannerScreen } from "@/components/banners/banner-screen";
import { ClientsOnly } from "@/components/session/clients-only";

export const metadata: Metadata = { title: "My Banner" };

export default function BannersPage() {
  return (
    <ClientsOnly title="Banners">
      <BannerScreen />
    </ClientsOnly>
  );
}
