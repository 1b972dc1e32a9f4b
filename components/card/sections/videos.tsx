import { written } from "@/lib/card/written";
import { cardLimits, youtubeThumbnailUrl, youtubeVideoId } from "@/lib/contract/content/values";
import type { Video } from "@/lib/contract/content/video";
import { Icon } from "../icons";
import { LongText } from "../long-text";
import { SectionHeading } from "./section-heading";

type Props = { videos: Video[]; title: string };

/** Links; the script adds thumbnails and players, so YouTube gets no request before. */
export function Videos({ videos, title }: Props) {
  if (videos.length === 0) return null;
  const more = videos.slice(cardLimits.videos);
  return (
    <section className="section section-videos" aria-labelledby="videos">
      <SectionHeading id="videos" title={title} />
      <VideoList videos={videos.slice(0, cardLimits.videos)} />
      {more.length > 0 && (
        <details className="more-videos">
          <summary className="button">More videos ({more.length})</summary>
          <VideoList videos={more} />
        </details>
      )}
    </section>
  );
}

function VideoList({ videos }: { videos: Video[] }) {
  return (
    <ul className="videos">
      {videos.map((video) => (
        <li key={video.id}>
          <Film video={video} />
          {video.title && <h3 {...written(video.title)}>{video.title}</h3>}
          {video.description && <LongText text={video.description} of={video.title || "video"} />}
        </li>
      ))}
    </ul>
  );
}

function Film({ video }: { video: Video }) {
  const videoId = youtubeVideoId(video.youtube_url);
  if (!videoId) return <p className="film film-missing">Video not available</p>;
  return (
    <a
      className="film"
      href={`https://www.youtube.com/watch?v=${videoId}`}
      target="_blank"
      rel="noopener noreferrer"
      data-video={videoId}
      data-event={`video_opened:${video.id}`}
      data-still={youtubeThumbnailUrl(videoId)}
      aria-label={`Play ${video.title || "video"}`}
    >
      <span className="film-play">
        <Icon name="play" />
      </span>
    </a>
  );
}
