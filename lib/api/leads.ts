"use client";

import { mutate } from "swr";
import { leadOperations } from "@/lib/contract/leads/operations";
import type { Lead, LeadListQuery, UpdateLeadInput } from "@/lib/contract/leads/schema";
import { pathOf } from "@/lib/contract/operation";
import { call, deleteRow, perform } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const { listLeads, getLead, getLeadStats } = leadOperations;

export type LeadFilter = Partial<Omit<LeadListQuery, "page_size">>;

/** Files that leads go into: a table, and contacts for a telephone. */
export const leadFiles = {
  table: leadOperations.exportLeads,
  contacts: leadOperations.exportLeadContacts,
} as const;

export function useLeads(query: LeadFilter) {
  return useAnswer(listLeads, { query });
}

export function useLead(id: number) {
  return useAnswer(getLead, { params: { id } });
}

export function useLeadStats() {
  return useAnswer(getLeadStats);
}

/** Changes what is present in `body`, and shows it wherever the lead is on screen. */
export async function updateLead(id: number, body: UpdateLeadInput): Promise<void> {
  const lead = await call(leadOperations.updateLead, { params: { id }, body });
  await mutate<Lead>(pathOf(getLead, { id }), lead, { revalidate: false });
  await revalidate(listLeads);
}

export async function deleteLead(id: number): Promise<void> {
  await deleteRow(leadOperations.deleteLead, { id });
  const own = pathOf(getLead, { id });
  // Whoever still shows the lead itself would only be told that there is none.
  await mutate((key) => typeof key === "string" && key !== own && key.startsWith(listLeads.path));
}

/** Whether the file can be had. @throws RequestError */
export async function checkLeadFile(kind: keyof typeof leadFiles, query: LeadFilter): Promise<void> {
  await perform({ ...leadFiles[kind], method: "HEAD" }, { query });
}
