"use client";

import { profileOperations } from "@/lib/contract/cards/operations";
import { useAnswer } from "../call/use-answer";

/** Whether `phone` is a landline's number; undefined while that is being found out or cannot be. Empty asks nothing. */
export function useIsLandline(phone: string): boolean | undefined {
  const { data } = useAnswer(
    phone === "" ? null : profileOperations.checkPhone,
    { query: { phone } },
    { keepPreviousData: false, revalidateOnFocus: false },
  );
  return data?.is_landline;
}
