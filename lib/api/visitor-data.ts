"use client";

import { appointmentOperations } from "@/lib/contract/appointments/operations";
import { feedbackOperations } from "@/lib/contract/feedback/operations";
import { leadOperations } from "@/lib/contract/leads/operations";
import { visitorDataOperations } from "@/lib/contract/privacy/operations";
import type { ContactInput, DeletedVisitorData, VisitorData } from "@/lib/contract/privacy/schema";
import { call } from "./call/call";
import { revalidate } from "./call/use-answer";

/** Not cached. @throws RequestError */
export function findVisitorData(body: ContactInput): Promise<VisitorData> {
  return call(visitorDataOperations.findVisitorData, { body });
}

/** @throws RequestError */
export async function deleteVisitorData(body: ContactInput): Promise<DeletedVisitorData> {
  const deleted = await call(visitorDataOperations.deleteVisitorData, { body });
  await revalidate(leadOperations.listLeads, feedbackOperations.listFeedback, appointmentOperations.listAppointments);
  return deleted;
}
