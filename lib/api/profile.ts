"use client";

import { profileOperations, textOperations } from "@/lib/contract/cards/operations";
import type { MemberRules } from "@/lib/contract/content/member-rules";
import { accountOperations } from "@/lib/contract/identity/operations";
import { teamOperations } from "@/lib/contract/team/operations";
import { perform, toFormData } from "./call/call";
import { useProvider } from "./call/provider";
import type { UploadOptions } from "./call/request";
import { revalidate, useAnswer } from "./call/use-answer";

export function useCompleteProfile(isWanted = true) {
  return useAnswer(isWanted ? profileOperations.getCompleteProfile : null);
}

/** Asked for where they are seen; never of a core provider. */
export function useTextCounts(isWanted: boolean) {
  const { isFull } = useProvider();
  return useAnswer(isFull && isWanted ? textOperations.countTexts : null);
}

/** Changes the fields of the calling client's profile that `body` has. */
export async function updateProfile(body: FormData, options: UploadOptions = {}): Promise<void> {
  await perform(profileOperations.updateProfile, { body, ...options });
  await revalidate(
    ...[profileOperations.getOwnClient, accountOperations.getCurrentUser],
    ...[textOperations.countTexts, teamOperations.getTeam],
  );
}

/** What the cards of the calling client's people are: whether there are any, with short addresses, for search engines. */
export const personSwitches = ["person_cards", "person_handles", "person_listing"] as const;
export type PersonSwitch = (typeof personSwitches)[number];

export async function switchPersonCards(name: PersonSwitch, isOn: boolean): Promise<void> {
  await updateProfile(toFormData({ [name]: isOn }));
}

/** What the members of the calling client may say on their cards. */
export async function setMemberRules(member_rules: MemberRules): Promise<void> {
  await updateProfile(toFormData({ member_rules }));
}
