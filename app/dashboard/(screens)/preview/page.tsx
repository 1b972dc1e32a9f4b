import type { Metadata } from "next";
import { LinkPreviewScreen } from "@/components/link-preview/link-preview-screen";
import { ClientsOnly } from "@/components/session/clients-only";

export const metadata: Metadata = { title: "Link preview" };

export default function PreviewPage() {
  return (
    <ClientsOnly title="Link previews">
      <LinkPreviewScreen />
    </ClientsOnly>
  );
}
