import type { Metadata } from "next";
import { BannerScreen } from "@/components/banners/banner-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { bannerOperations } from "@/lib/contract/content/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "My Banner" };

const readings = [reading(bannerOperations.listBanners)];

export default function BannersPage() {
  return (
    <ClientsOnly title="Banners">
      <WithAnswers to={readings}>
        <BannerScreen />
      </WithAnswers>
    </ClientsOnly>
  );
}
