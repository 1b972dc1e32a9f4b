import type { Banner } from "@/lib/contract/content/banner";
import { LongText } from "../long-text";

/** What the banner says, beside it and never over it. Its title is what the picture is called, and stands there alone. */
export function BannerText({ banner }: { banner: Banner | null }) {
  if (!banner?.description) return null;
  return (
    <div className="banner-text">
      <LongText text={banner.description} of={banner.title} />
    </div>
  );
}
