import type { ReactNode } from "react";
import { ownWords } from "@/lib/card/own-words";
import { cardLimits, youtubeThumbnailUrl, youtubeVideoId } from "@/lib/contract/content/values";
import type { Video } from "@/lib/contract/content/video";
import type { T } from "@/lib/i18n/translator";
import { Icon } from "../icons";
import { LongText } from "../long-text";

type Props = { t: T; videos: Video[]; heading: ReactNode };

/** Links; the script adds thumbnails and players, so YouTube gets no request before. */
export function Videos({ t, videos, heading }: Props) {
  if (videos.length === 0) return null;
  const more = videos.slice(cardLimits.videos);
  return (
    <section className="section section-videos" aria-labelledby="videos">
      {heading}
      <VideoList t={t} videos={videos.slice(0, cardLimits.videos)} />
      {more.length > 0 && (
        <details className="more-videos">
          <summary className="button">{t("card.videos.more", { count: more.length })}</summary>
          <VideoList t={t} videos={more} />
        </details>
      )}
    </section>
  );
}

function VideoList({ t, videos }: { t: T; videos: Video[] }) {
  return (
    <ul className="videos">
      {videos.map((video) => (
        <li key={video.id}>
          <Film t={t} video={video} />
          {video.title && <h3 {...ownWords(t, video, "title")}>{video.title}</h3>}
          {video.description && (
            <LongText
              t={t}
              text={video.description}
              words={ownWords(t, video, "description")}
              of={video.title || t("card.videos.untitled")}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Film({ t, video }: { t: T; video: Video }) {
  const videoId = youtubeVideoId(video.youtube_url);
  if (!videoId) return <p className="film film-missing">{t("card.videos.missing")}</p>;
  return (
    <a
      className="film"
      href={`https://www.youtube.com/watch?v=${videoId}`}
      target="_blank"
      rel="noopener noreferrer"
      data-video={videoId}
      data-event={`video_opened:${video.id}`}
      data-still={youtubeThumbnailUrl(videoId)}
      aria-label={video.title ? t("card.videos.play", { title: video.title }) : t("card.videos.playUntitled")}
    >
      <span className="film-play">
        <Icon name="play" />
      </span>
    </a>
  );
}
