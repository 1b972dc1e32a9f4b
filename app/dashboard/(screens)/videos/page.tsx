import type { Metadata } from "next";
import { ClientsOnly } from "@/components/session/clients-only";
import { VideoScreen } from "@/components/videos/video-screen";

export const metadata: Metadata = { title: "My Videos" };

export default function VideosPage() {
  return (
    <ClientsOnly title="Videos">
      <VideoScreen />
    </ClientsOnly>
  );
}
