import { Card, CardContent } from "@/components/ui/card";
import { LocalTime } from "@/components/ui/time";
import type { Lead } from "@/lib/contract/leads/schema";
import { LeadContact } from "./lead-contact";
import { LeadItems } from "./lead-items";

/** What was sent, whole, and how to answer it. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { phone, email, message, consent, created_at: createdAt } = lead;
  return (
    <Card>
      <CardContent className="flex flex-col gap-5">
        <LeadItems lead={lead} />
        {message && <p className="text-sm whitespace-pre-line wrap-anywhere">{message}</p>}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm [&_dd]:wrap-anywhere [&_dt]:text-muted-foreground">
          {phone && (
            <>
              <dt>Phone</dt>
              <dd>{phone}</dd>
            </>
          )}
          {email && (
            <>
              <dt>Email</dt>
              <dd>{email}</dd>
            </>
          )}
          <dt>Received</dt>
          <dd>
            <LocalTime time={createdAt} isExact />
          </dd>
          <dt>Agreed to</dt>
          <dd>{consent}</dd>
        </dl>
      </CardContent>
      <div className="flex flex-wrap items-center gap-1 border-t border-border px-3 py-2 sm:px-4">
        <LeadContact lead={lead} />
      </div>
    </Card>
  );
}
