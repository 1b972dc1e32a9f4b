"use client";

import { type LucideIcon, SquarePlay } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { askAgain } from "@/components/ui/ask-again";
import { cn } from "@/components/ui/cn";
import type { Focus } from "@/lib/contract/content/focus";
import { center, youtubeThumbnailUrl, youtubeVideoId } from "@/lib/contract/content/values";
import type { Picture } from "@/lib/contract/fields";

type ContentPictureProps = {
  src: string | null;
  /** `srcset` candidates and `sizes`. */
  set?: Picture[];
  sizes?: string;
  /** Kept in view when cropped; default: the middle. */
  focus?: Focus;
  alt: string;
  /** Icon if there is no picture, or it fails. */
  placeholder: LucideIcon;
  /** Pixels; a narrower file counts as missing. */
  minWidth?: number;
  /** Above the fold: loads eagerly. */
  isFirst?: boolean;
  /** No room for text. */
  isSmall?: boolean;
  /** At least the aspect ratio. */
  className: string;
};

export function ContentPicture(props: ContentPictureProps) {
  const t = useT();
  const {
    src,
    set = [],
    sizes,
    focus = center,
    alt,
    placeholder: Placeholder,
    minWidth = 0,
    isFirst,
    isSmall,
    className,
  } = props;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div
      className={cn(
        "relative grid place-items-center overflow-hidden border-border bg-muted text-muted-foreground",
        isSmall ? "rounded-md border" : "border-b",
        className,
      )}
    >
      {src && src !== broken ? (
        // biome-ignore lint/performance/noImgElement: the widths exist already
        <img
          ref={(image) => askAgain(image, minWidth)}
          src={src}
          srcSet={set.length > 1 ? set.map(({ url, width }) => `${encodeURI(url)} ${width}w`).join(", ") : undefined}
          sizes={set.length > 1 ? sizes : undefined}
          alt={alt}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : undefined}
          onError={() => setBroken(src)}
          onLoad={({ currentTarget }) => currentTarget.naturalWidth < minWidth && setBroken(src)}
          className="absolute inset-0 size-full object-cover"
          style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        />
      ) : (
        <span className="flex flex-col items-center gap-1.5 text-xs">
          <Placeholder aria-hidden="true" className={isSmall ? "size-5" : "size-8"} strokeWidth={1.5} />
          <span className={isSmall ? "sr-only" : undefined}>{t("picture.none")}</span>
        </span>
      )}
    </div>
  );
}

/** YouTube answers a grey 120 px picture for a missing video. */
const minWidth = 121;

type VideoStillProps = { youtubeUrl: string; title: string };

export function VideoStill({ youtubeUrl, title }: VideoStillProps) {
  const t = useT();
  const videoId = youtubeVideoId(youtubeUrl);
  return (
    <ContentPicture
      className="aspect-video"
      src={videoId && youtubeThumbnailUrl(videoId)}
      alt={t("picture.preview", { name: title })}
      placeholder={SquarePlay}
      minWidth={minWidth}
    />
  );
}
