import type { Banner } from "@/lib/contract/banner";
import { LongText } from "./long-text";

/** What the banner says, beside it and never over it: pictures often have words of their own, and films may not be covered. */
export function BannerText({ banner }: { banner: Banner | null }) {
  if (!banner?.title && !banner?.description) return null;
  const { title, description } = banner;
  return (
    <div className="banner-text">
      {title && (
        <p className="banner-title" dir="auto">
          {title}
        </p>
      )}
      {description && <LongText text={description} beginning={120} />}
    </div>
  );
}
