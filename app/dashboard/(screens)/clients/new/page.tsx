import type { Metadata } from "next";
import { NewClientForm } from "@/components/clients/new-client-form";
import { PageHeader } from "@/components/ui/navigation/page-header";
import * as paths from "@/lib/paths";

export const metadata: Metadata = { title: "Add New Client" };

export default function NewClientPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Add New Client"
        subtitle="Create an account and a card for a company"
        back={{ href: paths.clients, label: "Back to Clients" }}
      />
      <NewClientForm />
    </div>
  );
}
