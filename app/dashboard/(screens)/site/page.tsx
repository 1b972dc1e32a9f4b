import { Messages } from "@/components/i18n/messages";
import { SiteScreen } from "@/components/site/site-screen";
import { titled } from "@/lib/web/site/language";
import { siteBase } from "@/lib/web/site/site";

export const generateMetadata = () => titled("site.title");

export default function SitePage() {
  return (
    <Messages of={["site"]}>
      <SiteScreen base={siteBase()} />
    </Messages>
  );
}
