import type { CSSProperties } from "react";
import { ownWords } from "@/lib/card/own-words";
import type { Banner } from "@/lib/contract/content/banner";
import { youtubeVideoId } from "@/lib/contract/content/values";
import type { T } from "@/lib/i18n/translator";
import { Icon } from "../icons";
import { LongText } from "../long-text";
import { Picture } from "../picture";

/** A picture, a video that starts after load, or a pattern. */
export function CardBanner({ t, banner, sizes }: { t: T; banner: Banner | null; sizes: string }) {
  const videoId = banner?.banner_type === "video" ? youtubeVideoId(banner.youtube_url ?? "") : null;
  if (banner && videoId)
    return (
      <div className="banner banner-plain" data-banner-video={videoId}>
        <a
          className="banner-film"
          href={`https://www.youtube.com/watch?v=${videoId}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="play" />
          <span {...ownWords(t, banner, "title")}>{banner.title || t("card.banner.watch")}</span>
        </a>
      </div>
    );
  if (banner?.banner_type === "image" && banner.image)
    return (
      <div className="banner" style={shapeOf(banner)}>
        <Picture
          url={banner.image}
          set={banner.image_set}
          alt={banner.title}
          sizes={sizes}
          fallback={{ width: 1600, height: 900 }}
          focus={banner.focus}
          first
        />
      </div>
    );
  return <div className="banner banner-plain" />;
}

/** The picture's own aspect ratio; extreme ones are cropped around the focus. */
function shapeOf({ image_set: set = [] }: Banner): CSSProperties | undefined {
  const [picture] = set;
  if (!picture?.height) return undefined;
  const shape = Math.min(3, Math.max(4 / 3, picture.width / picture.height));
  return { "--shape": shape.toFixed(3) } as CSSProperties;
}

/** Beside the banner, never over it. The title is the picture's alt text. */
export function BannerText({ t, banner }: { t: T; banner: Banner | null }) {
  if (!banner?.description) return null;
  return (
    <div className="banner-text">
      <LongText t={t} text={banner.description} words={ownWords(t, banner, "description")} of={banner.title} />
    </div>
  );
}
