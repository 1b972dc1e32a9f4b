import type { Metadata } from "next";
import { ImportScreen } from "@/components/client-files/import-screen";
import { PageHeader } from "@/components/ui/navigation/page-header";
import * as paths from "@/lib/paths";

export const metadata: Metadata = { title: "Import clients" };

export default function ImportClientsPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Import clients"
        subtitle="Create many accounts from a CSV file"
        back={{ href: paths.clients, label: "Back to Clients" }}
      />
      <ImportScreen />
    </div>
  );
}
