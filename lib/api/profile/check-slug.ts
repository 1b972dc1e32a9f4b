"use client";

import { useEffect, useState } from "react";
import { profileOperations } from "@/lib/contract/cards/operations";
import type { SlugCheck } from "@/lib/contract/cards/slug";
import { call } from "../call/call";
import { useAnswer } from "../call/use-answer";

/** Whether the card may move to `slug`, as typed; undefined while that is being found out or cannot be. Empty asks nothing. */
export function useSlugCheck(slug: string): SlugCheck | undefined {
  const [answer, setAnswer] = useState<{ asked: string; check: SlugCheck } | null>(null);
  useEffect(() => {
    if (!slug) return;
    const controller = new AbortController();
    const { signal } = controller;
    call(profileOperations.checkSlug, { query: { slug }, signal })
      .then((check) => setAnswer({ asked: slug, check }))
      // Saving checks again and says what is wrong.
      .catch(() => {});
    return () => controller.abort();
  }, [slug]);
  return answer?.asked === slug ? answer.check : undefined;
}

/**
 * Where the card would move if the company were called so; the answer for a former name stays until the next is there.
 * Null asks nothing.
 */
export function useSlugOfName(companyName: string | null): SlugCheck | undefined {
  const operation = companyName === null ? null : profileOperations.checkSlug;
  return useAnswer(operation, { query: { company_name: companyName ?? undefined } }).data;
}
