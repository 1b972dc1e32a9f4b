import type { Metadata } from "next";
import { DocumentScreen } from "@/components/documents/document-screen";
import { ClientsOnly } from "@/components/session/clients-only";

export const metadata: Metadata = { title: "My Documents" };

export default function DocumentsPage() {
  return (
    <ClientsOnly title="Documents">
      <DocumentScreen />
    </ClientsOnly>
  );
}
