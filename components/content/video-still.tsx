import { SquarePlay } from "lucide-react";
import { youtubeThumbnailUrl, youtubeVideoId } from "@/lib/contract/content/values";
import { ContentPicture } from "./content-picture";

/** For a video that it does not have, YouTube answers a grey picture of 120 pixels. */
const minWidth = 121;

type VideoStillProps = { youtubeUrl: string; title: string };

export function VideoStill({ youtubeUrl, title }: VideoStillProps) {
  const videoId = youtubeVideoId(youtubeUrl);
  return (
    <ContentPicture
      className="aspect-video"
      src={videoId && youtubeThumbnailUrl(videoId)}
      alt={`Preview of ${title}`}
      placeholder={SquarePlay}
      minWidth={minWidth}
    />
  );
}
