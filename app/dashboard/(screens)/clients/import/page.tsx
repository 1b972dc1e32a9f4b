import type { Metadata } from "next";
import { ImportScreen } from "@/components/client-files/import-screen";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { env } from "@/lib/env";
import * as paths from "@/lib/paths";
import { readSite } from "@/lib/web/site/site";

export const metadata: Metadata = { title: "Import clients" };

export default async function ImportClientsPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Import clients"
        subtitle="Create many accounts from a CSV file"
        back={{ href: paths.clients, label: "Back to Clients" }}
      />
      <ImportScreen brandName={(await readSite()).name} siteUrl={env().SITE_URL} />
    </div>
  );
}
