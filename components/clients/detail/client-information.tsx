import { Detail, DetailList } from "@/components/ui/detail-list";
import { SectionCard } from "@/components/ui/section-card";
import { LocalTime } from "@/components/ui/time";
import type { Client } from "@/lib/contract/clients/schema";
import * as paths from "@/lib/paths";
import { clientTexts } from "../client-texts";

export function ClientInformation({ client, siteUrl }: { client: Client; siteUrl: string }) {
  return (
    <SectionCard title="Client Information">
      <DetailList>
        <Detail label="Company name">{clientTexts.companyName(client)}</Detail>
        <Detail label="Email">{clientTexts.email(client)}</Detail>
        <Detail label="Phone">{clientTexts.phone(client, "No phone number")}</Detail>
        <Detail label="Username">{clientTexts.username(client)}</Detail>
        <Detail label="User ID">{client.user.id}</Detail>
        <Detail label="Created">
          <LocalTime time={client.created_at} />
        </Detail>
        {client.slug && (
          <Detail label="Card link" wide>
            {siteUrl + paths.card(client.slug)}
            {!client.is_active && (
              <span className="block text-muted-foreground">The card is offline while the client is inactive</span>
            )}
          </Detail>
        )}
      </DetailList>
    </SectionCard>
  );
}
