"use client";

import { Image, Pencil, SquarePlay } from "lucide-react";
import { ContentCard } from "@/components/content/content-card";
import { ContentPicture, VideoStill } from "@/components/content/content-picture";
import { DeleteAction } from "@/components/content/delete-action";
import { LinkAction } from "@/components/content/link-action";
import { DialogAction } from "@/components/form/dialog-action";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { RestingBadge } from "@/components/own-plan/resting-badge";
import { ShowAction } from "@/components/own-plan/show-action";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { lazyDialog } from "@/components/ui/lazy";
import { StatusBadge } from "@/components/ui/status-badge";
import { LocalTime } from "@/components/ui/time";
import { deleteBanner } from "@/lib/api/content";
import { withMessages } from "@/lib/browser/messages";
import type { Banner } from "@/lib/contract/content/banner";
import { isYoutubeUrl } from "@/lib/contract/content/values";
import { bannerTypeNames } from "./banner-types";

const EditBannerDialog = lazyDialog(
  withMessages(["banners", "file-rules", "content-rules", "picture"], () =>
    import("./banner-dialogs").then(({ EditBannerDialog }) => EditBannerDialog),
  ),
);

type BannerCardProps = {
  banner: Banner;
  /** The banner on the card; null while all rest. */
  shown: Banner | null;
};

export function BannerCard({ banner, shown }: BannerCardProps) {
  const t = useT();
  const { id, banner_type: type, title, description, is_active: isActive, updated_at: updatedAt } = banner;
  const link = type === "video" && isYoutubeUrl(banner.youtube_url ?? "") ? banner.youtube_url : null;
  const TypeIcon = type === "video" ? SquarePlay : Image;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {shown && <InactiveNotice banner={banner} shown={shown} />}
      <ContentCard
        title={title}
        description={description}
        media={<BannerPicture banner={banner} />}
        badge={
          <span className="flex flex-wrap gap-2">
            <RestingBadge item={banner} />
            <StatusBadge active={isActive} />
            <Badge variant="secondary">
              <TypeIcon aria-hidden="true" />
              {t(bannerTypeNames[type])}
            </Badge>
          </span>
        }
        meta={<span>{rich(t, "banners.card.updated", { time: () => <LocalTime time={updatedAt} /> })}</span>}
        actions={
          <>
            <ShowAction content="banners" item={banner} name={title} />
            {link && <LinkAction href={link} words="banners.watch" name={title} />}
            <DialogAction icon={Pencil} words="banners.edit" name={title}>
              {(dialog) => (
                <EditBannerDialog
                  banner={banner}
                  hasActive={Boolean(shown?.is_active) && shown?.id !== id}
                  {...dialog}
                />
              )}
            </DialogAction>
            <DeleteAction words="banners.delete" name={title} onDelete={() => deleteBanner(id)} />
          </>
        }
      />
    </div>
  );
}

function BannerPicture({ banner }: { banner: Banner }) {
  const { banner_type: type, title, image, image_set: set, focus, youtube_url: youtubeUrl } = banner;
  if (type === "video") return <VideoStill youtubeUrl={youtubeUrl ?? ""} title={title} />;
  return (
    <ContentPicture
      src={image}
      set={set}
      focus={focus}
      sizes="(min-width: 50rem) 48rem, 100vw"
      alt={title}
      placeholder={Image}
      className="aspect-video"
    />
  );
}

/** Without an active banner, the first inactive one is `shown` on the card. */
function InactiveNotice({ banner, shown }: { banner: Banner; shown: Banner }) {
  const t = useT();
  if (banner.is_active) return null;
  return (
    <Alert>
      {shown.id === banner.id ? t("banners.card.onlyOne") : t("banners.card.anotherShown", { title: shown.title })}
    </Alert>
  );
}
