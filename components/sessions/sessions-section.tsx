"use client";

import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
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
import { sideBySide } from "@/lib/i18n/isolate";
import type { T } from "@/lib/i18n/translator";
import { DeviceRow } from "./device-row";

/** Where the account is signed in. */
export function SessionsSection() {
  const t = useT();
  return (
    <SectionCard title={t("account.sessions.title")} description={t("account.sessions.description")}>
      <Sessions />
    </SectionCard>
  );
}

function Sessions() {
  const t = useT();
  const { data, error, mutate } = useSessions();
  if (error && !data)
    return <PartFailure title={t("account.sessions.loadFailed")} error={error} onRetry={() => void mutate()} />;
  return data ? <SessionList sessions={data.results} /> : <Skeleton className="h-16 w-full" />;
}

function SessionList({ sessions }: { sessions: readonly LiveSession[] }) {
  const t = useT();
  const [ending, setEnding] = useState<string | null>(null);

  async function end(id: string) {
    setEnding(id);
    await endSession(id).then(() => toast.success(t("account.sessions.signedOut")), showFailure(t));
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
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const [isEnding, setEnding] = useState(false);

  async function end() {
    setEnding(true);
    await endOtherSessions().then(() => toast.success(t("account.sessions.others.done")), showFailure(t));
    setEnding(false);
    setAsked(false);
  }

  return (
    <>
      <Button variant="outline" className="w-full sm:w-fit sm:self-end" onClick={() => setAsked(true)}>
        {t("account.sessions.others.action")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("account.sessions.others.title")}
        description={t("account.sessions.others.description")}
        confirmLabel={t("account.sessions.signOut")}
        busyLabel={t("account.sessions.others.busy")}
        busy={isEnding}
        onConfirm={() => void end()}
      />
    </>
  );
}

function showFailure(t: T) {
  return (error: unknown) => toast.error(t.say(reasonOf(error)));
}

const phones = ["Android", "iPhone", "iPad"];

/** One browser that is signed in, and the way to end that. */
function SessionRow({ session, busy, onEnd }: { session: LiveSession; busy: boolean; onEnd: () => void }) {
  const t = useT();
  const { is_current: isCurrent, system, address, country, town, seen_at, created_at } = session;
  const name = nameBrowser(t, session);
  return (
    <DeviceRow
      icon={system && phones.includes(system) ? Smartphone : Monitor}
      name={name}
      badge={isCurrent && <Badge variant="success">{t("account.sessions.current")}</Badge>}
      action={
        !isCurrent && (
          <Button
            variant="outline"
            size="sm"
            busy={busy}
            aria-label={t("account.sessions.signOutOne", { name })}
            onClick={onEnd}
          >
            {t("account.sessions.signOut")}
          </Button>
        )
      }
    >
      <p>{sideBySide(t, [nameTown(t, town ?? "", country ?? ""), address])}</p>
      <p>
        {rich(t, "account.sessions.used", {
          time: () => <RelativeTime time={seen_at} />,
          date: formatDate(t, created_at),
        })}
      </p>
    </DeviceRow>
  );
}
