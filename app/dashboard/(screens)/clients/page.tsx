import type { Metadata } from "next";
import { ClientList } from "@/components/clients/client-list";
import { AdminOnly } from "@/components/dashboard/admin-only";

export const metadata: Metadata = { title: "Clients" };

export default function ClientsPage() {
  return (
    <AdminOnly>
      <ClientList />
    </AdminOnly>
  );
}
