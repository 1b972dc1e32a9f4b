"use client";

import { useSessionUser } from "@/components/session/session-user";
import { lazyPart } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";

const ChangeRequestList = lazyPart(
  withMessages(["people"], () => import("./change-request-list").then((file) => file.ChangeRequestList)),
);

/** What members wish on their cards, which most of the time is nothing: it is loaded where something waits. */
export function ChangeRequests() {
  const { change_requests: waiting = 0 } = useSessionUser();
  return waiting > 0 ? <ChangeRequestList waiting={waiting} /> : null;
}
