import { Activity, Building2, CalendarDays, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { LocalTime } from "@/components/ui/time";
import type { Client } from "@/lib/contract/clients/schema";
import { clientTexts } from "../client-texts";

/** The three things to know about a client at a glance. */
export function ClientFacts({ client }: { client: Client }) {
  return (
    <dl className="grid grid-cols-2 large-text:grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-6">
      <Fact icon={Building2} label="Company" className="max-sm:col-span-full">
        {clientTexts.companyName(client)}
      </Fact>
      <Fact icon={CalendarDays} label="Created">
        <LocalTime time={client.created_at} />
      </Fact>
      <Fact icon={Activity} label="Status">
        {clientTexts.status(client)}
      </Fact>
    </dl>
  );
}

type FactProps = { icon: LucideIcon; label: string; className?: string; children: ReactNode };

function Fact({ icon: Icon, label, className, children }: FactProps) {
  return (
    <div
      className={cn(
        "relative flex min-w-0 flex-col justify-center rounded-xl border border-border bg-card p-4 shadow-xs sm:p-5 sm:pl-19",
        className,
      )}
    >
      <dt className="text-sm text-muted-foreground">
        <span className="absolute top-1/2 left-5 grid size-10 -translate-y-1/2 place-items-center rounded-lg bg-accent text-accent-foreground max-sm:hidden">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {label}
      </dt>
      <dd className="mt-0.5 line-clamp-2 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
