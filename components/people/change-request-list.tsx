"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { lazyDialog } from "@/components/ui/lazy";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { approveChange, useChangeRequests } from "@/lib/api/own-person";
import { withMessages } from "@/lib/browser/messages";
import type { ChangeRequest } from "@/lib/contract/content/own-person";
import { formatCount } from "@/lib/format/number";
import { LinkList } from "./link-list";
import { memberFieldNames } from "./member-texts";
import { readWish } from "./read-wish";

const RefuseDialog = lazyDialog(
  withMessages(["people"], () => import("./refuse-dialog").then((file) => file.RefuseDialog)),
);

/** What members wish on their cards, each answered with a tap. */
export function ChangeRequestList({ waiting }: { waiting: number }) {
  const t = useT();
  const { data, error, mutate } = useChangeRequests();
  const requests = data?.results ?? [];
  if (data && requests.length === 0) return null;
  return (
    <section aria-labelledby="change-requests">
      <Card>
        <h2 id="change-requests" className="flex items-center gap-2 px-4 pt-4 font-semibold sm:px-5">
          {t("people.requests.title")}
          <Badge>{formatCount(waiting)}</Badge>
        </h2>
        {!data && error !== undefined && (
          <PartFailure title={t("people.requests.failed")} error={error} onRetry={() => void mutate()} />
        )}
        <ul className="divide-y divide-border">
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function RequestRow({ request }: { request: ChangeRequest }) {
  const t = useT();
  const { id, person_name: name, note } = request;
  const [busy, setBusy] = useState(false);
  const [isRefusing, setIsRefusing] = useState(false);
  const field = t(memberFieldNames[request.field]);
  const empty = t("people.requests.empty");

  async function approve() {
    setBusy(true);
    try {
      await approveChange(id);
      toast.success(t("people.requests.approved", { name }));
    } catch (error) {
      toast.error(t.say(messageOf(error, t("people.requests.actFailed"))));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex flex-col gap-3 p-4 text-sm sm:flex-row sm:items-center sm:px-5">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h3 className="font-medium">{name}</h3>
        {request.field === "links" || request.field === "hours" ? (
          <LongWish request={request} />
        ) : (
          <p>
            {t("people.requests.wish", { field, current: request.current || empty, value: request.value || empty })}
          </p>
        )}
        {note && <p className="whitespace-pre-line text-muted-foreground">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={busy}
          aria-label={t("people.requests.approveOf", { name, field })}
          onClick={() => void approve()}
        >
          <Check aria-hidden="true" />
          {t("people.requests.approve")}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={busy}
          aria-label={t("people.requests.refuseOf", { name, field })}
          onClick={() => setIsRefusing(true)}
        >
          {t("people.requests.refuse")}
        </Button>
      </div>
      <RefuseDialog open={isRefusing} onOpenChange={setIsRefusing} request={request} />
    </li>
  );
}

/** Of several lines: first those of now. */
function LongWish({ request: { field, current, value } }: { request: ChangeRequest }) {
  const t = useT();
  const sides = [
    { label: t("people.requests.now"), lines: readWish(t, field, current) },
    { label: t("people.requests.wished"), lines: readWish(t, field, value) },
  ];
  return (
    <>
      <p>{t(memberFieldNames[field])}</p>
      <dl className="my-1 grid gap-2 sm:grid-cols-2">
        {sides.map(({ label, lines }) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="whitespace-pre-line">
              {field === "links" && lines ? (
                <LinkList links={lines.split("\n")} />
              ) : (
                lines || t("people.requests.empty")
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
