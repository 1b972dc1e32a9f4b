"use client";

import { mutate } from "swr";
import { leadOperations } from "@/lib/contract/leads/operations";
import type { Lead, LeadListQuery, LeadSettings, UpdateLeadInput } from "@/lib/contract/leads/schema";
import { pathOf } from "@/lib/contract/operation";
import { call, deleteRow, perform } from "./call/call";
import { revalidate, useAnswer } from "./call/use-answer";

const { listLeads, getLead, getLeadStats } = leadOperations;

export type LeadFilter = Partial<Omit<LeadListQuery, "page_size">>;

/** Export formats. */
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

/** Changes only the fields in `body`, and shows them wherever the lead is on screen. */
export async function updateLead(id: number, body: UpdateLeadInput): Promise<void> {
  const lead = await call(leadOperations.updateLead, { params: { id }, body });
  await mutate<Lead>(pathOf(getLead, { id }), lead, { revalidate: false });
  await revalidate(listLeads);
}

/** @returns the ids of those that changed hands */
export async function handOverLeads(ids: number[], person_id: number | null): Promise<number[]> {
  const moved = await call(leadOperations.handOverLeads, { body: { ids, person_id } });
  await revalidate(listLeads);
  return moved.ids;
}

export function useLeadSettings() {
  return useAnswer(leadOperations.getLeadSettings);
}

/** @throws RequestError */
export async function writeLeadSettings(body: LeadSettings): Promise<void> {
  await call(leadOperations.writeLeadSettings, { body });
  await revalidate(leadOperations.getLeadSettings);
}

export async function deleteLead(id: number): Promise<void> {
  await deleteRow(leadOperations.deleteLead, { id });
  const own = pathOf(getLead, { id });
  // Do not revalidate the deleted lead itself: it would answer 404.
  await mutate((key) => typeof key === "string" && key !== own && key.startsWith(listLeads.path));
}

/** @throws RequestError if the file cannot be downloaded */
export async function checkLeadFile(kind: keyof typeof leadFiles, query: LeadFilter): Promise<void> {
  await perform({ ...leadFiles[kind], method: "HEAD" }, { query });
}
