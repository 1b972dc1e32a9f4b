import type { Video } from "@/lib/contract/video";
import { youtubeThumbnailUrl, youtubeVideoId } from "@/lib/contract/youtube";
import { Icon } from "../icons";

/** Links to the films. The script turns them into previews and players, so that nothing is asked of YouTube before. */
export function Videos({ videos }: { videos: Video[] }) {
  if (videos.length === 0) return null;
  return (
    <section className="section section-videos" aria-labelledby="videos">
      <h2 id="videos">Videos</h2>
      <ul className="videos">
        {videos.map((video) => (
          <li key={video.id}>
            <Film video={video} />
            {video.title && <h3 dir="auto">{video.title}</h3>}
            {video.description && (
              <p className="prose" dir="auto">
                {video.description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
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
