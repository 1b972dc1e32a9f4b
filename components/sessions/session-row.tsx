"use client";

import { Monitor, Smartphone } from "lucide-react";
import { RelativeTime } from "@/components/activity/relative-time";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { LiveSession } from "@/lib/contract/session";
import { nameBrowser } from "@/lib/format/browser";
import { formatDate } from "@/lib/format/date";
import { nameTown } from "@/lib/format/place";

const phones = ["Android", "iPhone", "iPad"];

/** One browser that is signed in, and the way to end that. */
export function SessionRow({ session, busy, onEnd }: { session: LiveSession; busy: boolean; onEnd: () => void }) {
  const { is_current: isCurrent, system, address, country, town, seen_at, created_at } = session;
  const name = nameBrowser(session);
  const Icon = system && phones.includes(system) ? Smartphone : Monitor;
  return (
    <li className="flex items-start gap-3.5 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {name}
          {isCurrent && <Badge variant="success">This device</Badge>}
        </p>
        <p className="break-words text-muted-foreground">
          {[nameTown(town ?? "", country ?? ""), address].filter(Boolean).join(" · ")}
        </p>
        <p className="text-muted-foreground">
          Last used <RelativeTime time={seen_at} /> · since {formatDate(created_at)}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="outline" size="sm" busy={busy} aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
