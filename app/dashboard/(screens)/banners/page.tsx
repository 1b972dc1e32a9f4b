import { BannerScreen } from "@/components/banners/banner-screen";
import { Messages } from "@/components/i18n/messages";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { bannerOperations } from "@/lib/contract/content/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("banners.title");

const readings = [reading(bannerOperations.listBanners)];

export default function BannersPage() {
  return (
    <Messages
      of={[
        "banners",
        "common",
        "content-rules.banner.limit",
        "format.ago",
        "own-plan.resting",
        "own-plan.state",
        "format.days",
        "format.namedDay",
        "own-plan.show",
        "picture",
      ]}
    >
      <ClientsOnly words="banners">
        <WithAnswers to={readings}>
          <BannerScreen />
        </WithAnswers>
      </ClientsOnly>
    </Messages>
  );
}
