import type { Metadata } from "next";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { VideoScreen } from "@/components/videos/video-screen";
import { videoOperations } from "@/lib/contract/content/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "My Videos" };

const { listVideos, getVideoStats } = videoOperations;
const readings = [reading(listVideos, { page: 1 }), reading(getVideoStats)];

export default function VideosPage() {
  return (
    <ClientsOnly title="Videos">
      <WithAnswers to={readings}>
        <VideoScreen />
      </WithAnswers>
    </ClientsOnly>
  );
}
