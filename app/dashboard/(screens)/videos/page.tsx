import { Messages } from "@/components/i18n/messages";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { VideoScreen } from "@/components/videos/video-screen";
import { videoOperations } from "@/lib/contract/content/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("videos.title");

const { listVideos, getVideoStats } = videoOperations;
const readings = [reading(listVideos, { page: 1 }), reading(getVideoStats)];

export default function VideosPage() {
  return (
    <Messages
      of={[
        "common",
        "content-rules.video.limit",
        "own-plan.state",
        "format.days",
        "format.namedDay",
        "own-plan.resting",
        "own-plan.show",
        "picture",
        "videos",
      ]}
    >
      <ClientsOnly words="videos">
        <WithAnswers to={readings}>
          <VideoScreen />
        </WithAnswers>
      </ClientsOnly>
    </Messages>
  );
}
