import type { Metadata } from "next";
import { ClientsOnly } from "@/components/content/clients-only";
import { DocumentScreen } from "@/components/documents/document-screen";

export const metadata: Metadata = { title: "My Documents" };

export default function DocumentsPage() {
  return (
    <ClientsOnly title="Documents">
      <DocumentScreen />
    </ClientsOnly>
  );
}
