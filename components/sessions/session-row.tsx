"use client";

import { Monitor, Smartphone } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/time";
import type { LiveSession } from "@/lib/contract/identity/schema";
import { nameBrowser } from "@/lib/format/browser";
import { formatDate } from "@/lib/format/date";
import { nameTown } from "@/lib/format/place";
import { DeviceRow } from "./device-row";

const phones = ["Android", "iPhone", "iPad"];

/** One browser that is signed in, and the way to end that. */
export function SessionRow({ session, busy, onEnd }: { session: LiveSession; busy: boolean; onEnd: () => void }) {
  const { is_current: isCurrent, system, address, country, town, seen_at, created_at } = session;
  const name = nameBrowser(session);
  return (
    <DeviceRow
      icon={system && phones.includes(system) ? Smartphone : Monitor}
      name={name}
      badge={isCurrent && <Badge variant="success">This device</Badge>}
      action={
        !isCurrent && (
          <Button variant="outline" size="sm" busy={busy} aria-label={`Sign out ${name}`} onClick={onEnd}>
            Sign out
          </Button>
        )
      }
    >
      <p>{[nameTown(town ?? "", country ?? ""), address].filter(Boolean).join(" · ")}</p>
      <p>
        Last used <RelativeTime time={seen_at} /> · since {formatDate(created_at)}
      </p>
    </DeviceRow>
  );
}
