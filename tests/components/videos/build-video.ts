import type { Video, VideoStats } from "@/lib/contract/content/video";

export function buildVideo(overrides: Partial<Video> = {}): Video {
  return {
    id: 1,
    title: "Our workshop",
    description: "A day at the wheel",
    youtube_url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    created_at: "2026-11-01T10:00:00.000Z",
    ...overrides,
  };
}

export function buildVideoStats(overrides: Partial<VideoStats> = {}): VideoStats {
  return { total_videos: 1, remaining_slots: 49, max_videos: 50, ...overrides };
}
