import type { Metadata } from "next";
import { ImportScreen } from "@/components/clients-import/import-screen";
import { AdminOnly } from "@/components/dashboard/admin-only";
import { PageHeader } from "@/components/ui/page-header";
import { paths } from "@/lib/paths";

export const metadata: Metadata = { title: "Import Clients" };

export default function ImportClientsPage() {
  return (
    <AdminOnly>
      <div className="flex flex-col gap-6">
        <PageHeader
          title="Import Clients"
          subtitle="Create many accounts from a CSV file"
          back={{ href: paths.clients, label: "Back to Clients" }}
        />
        <ImportScreen />
      </div>
    </AdminOnly>
  );
}
