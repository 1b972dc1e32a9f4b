import { Image } from "lucide-react";
import { ContentPicture } from "@/components/content/content-picture";
import { VideoStill } from "@/components/content/video-still";
import type { Banner } from "@/lib/contract/content/banner";

export function BannerPicture({ banner }: { banner: Banner }) {
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
