import type { Metadata } from "next";
import { ClientsOnly } from "@/components/content/clients-only";
import { PreviewScreen } from "@/components/preview-doctor/preview-screen";

export const metadata: Metadata = { title: "Link preview" };

export default function PreviewPage() {
  return (
    <ClientsOnly title="Link previews">
      <PreviewScreen />
    </ClientsOnly>
  );
}
