"use client";

import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { PartFailure } from "@/components/list/failures";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { SectionCard } from "@/components/ui/section-card";
import { Skeleton } from "@/components/ui/skeleton";
import { RelativeTime } from "@/components/ui/time";
import { toast } from "@/components/ui/toast";
import { reasonOf } from "@/lib/api/call/request";
import { endOtherSessions, endSession, useSessions } from "@/lib/api/sign-in/sessions";
import type { LiveSession } from "@/lib/contract/identity/schema";
import { nameBrowser } from "@/lib/format/browser";
import { formatDate } from "@/lib/format/date";
import { nameTown } from "@/lib/format/place";
import { DeviceRow } from "./device-row";

/** Where the account is signed in. */
export function SessionsSection() {
  return (
    <SectionCard
      title="Where you are signed in"
      description="If you do not recognise a device, sign it out and change your password."
    >
      <Sessions />
    </SectionCard>
  );
}

function Sessions() {
  const { data, error, mutate } = useSessions();
  if (error && !data)
    return <PartFailure title="The list could not be loaded" error={error} onRetry={() => void mutate()} />;
  return data ? <SessionList sessions={data.results} /> : <Skeleton className="h-16 w-full" />;
}

function SessionList({ sessions }: { sessions: readonly LiveSession[] }) {
  const [ending, setEnding] = useState<string | null>(null);

  async function end(id: string) {
    setEnding(id);
    await endSession(id).then(() => toast.success("Signed out there"), showFailure);
    setEnding(null);
  }

  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col divide-y">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 2 && <EndOthers />}
    </div>
  );
}

function EndOthers() {
  const [isAsked, setAsked] = useState(false);
  const [isEnding, setEnding] = useState(false);

  async function end() {
    setEnding(true);
    await endOtherSessions().then(() => toast.success("Signed out everywhere else"), showFailure);
    setEnding(false);
    setAsked(false);
  }

  return (
    <>
      <Button variant="outline" className="w-full sm:w-fit sm:self-end" onClick={() => setAsked(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Sign out everywhere else?"
        description="You stay signed in on this device. All others need your password again."
        confirmLabel="Sign out"
        busyLabel="Signing out..."
        busy={isEnding}
        onConfirm={() => void end()}
      />
    </>
  );
}

function showFailure(error: unknown): void {
  toast.error(reasonOf(error));
}

const phones = ["Android", "iPhone", "iPad"];

/** One browser that is signed in, and the way to end that. */
function SessionRow({ session, busy, onEnd }: { session: LiveSession; busy: boolean; onEnd: () => void }) {
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
