"use client";

import { pathOf } from "@/lib/contract/endpoints";
import { type AcceptedSignUp, acceptedSignUpSchema, signUpListSchema } from "@/lib/contract/sign-up";
import { listAnswerSchema } from "@/lib/provider-client/list-answer";
import { deleteRow } from "./delete-row";
import { requestJson } from "./request";
import { revalidate, useAnswer } from "./use-answer";

const listSchema = listAnswerSchema(signUpListSchema);

export function useSignUps(query: { search?: string; page?: number } = {}) {
  return useAnswer(pathOf("signUps", {}, query), listSchema);
}

/** Makes a client of the request; the answer holds its password, which nobody can read again. */
export async function acceptSignUp(id: number): Promise<AcceptedSignUp> {
  const accepted = await requestJson("POST", pathOf("acceptSignUp", { id }), { schema: acceptedSignUpSchema });
  await revalidate(pathOf("signUps"), pathOf("clients"));
  return accepted;
}

export async function deleteSignUp(id: number): Promise<void> {
  await deleteRow(pathOf("signUp", { id }));
  await revalidate(pathOf("signUps"));
}
