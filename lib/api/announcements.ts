"use client";

import { announcementOperations } from "@/lib/contract/announcements/operations";
import type { SendAnnouncementInput } from "@/lib/contract/announcements/schema";
import { accountOperations } from "@/lib/contract/identity/operations";
import { deleteRow, perform } from "./call/call";
import { createOnce } from "./call/create-once";
import { revalidate, useAnswer } from "./call/use-answer";

const { listAnnouncements } = announcementOperations;

export function useAnnouncements() {
  return useAnswer(listAnnouncements);
}

export async function createAnnouncement(body: SendAnnouncementInput): Promise<void> {
  await createOnce(announcementOperations.createAnnouncement, { body });
  await reload();
}

export async function updateAnnouncement(id: number, body: SendAnnouncementInput): Promise<void> {
  await perform(announcementOperations.updateAnnouncement, { params: { id }, body });
  await reload();
}

export async function endAnnouncement(id: number): Promise<void> {
  await perform(announcementOperations.endAnnouncement, { params: { id } });
  await reload();
}

export async function deleteAnnouncement(id: number): Promise<void> {
  await deleteRow(announcementOperations.deleteAnnouncement, { id });
  await reload();
}

/** The account is shown it no more. */
export async function dismissAnnouncement(id: number): Promise<void> {
  await deleteRow(announcementOperations.dismissAnnouncement, { id });
  await revalidate(accountOperations.getCurrentUser);
}

/** Administrators are told of maintenance too. */
const reload = () => revalidate(listAnnouncements, accountOperations.getCurrentUser);
