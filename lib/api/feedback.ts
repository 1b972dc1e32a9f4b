"use client";

import { sampleFeedback } from "@/lib/api/samples/feedback";
import type { CreateFeedbackInput, Feedback, RespondToFeedbackInput } from "@/lib/contract/feedback";
import { useSample } from "./use-sample";

/** The reviews, newest first, and what can be done with them. Everything changes the list held in this page only. */
export function useFeedback() {
  const { change, ...sample } = useSample<Feedback[]>("feedback", "feedback", () => sampleFeedback);

  const update = (id: number, changes: Partial<Feedback>) =>
    change((items) => items.map((item) => (item.id === id ? { ...item, ...changes, updated_at: now() } : item)));

  return {
    ...sample,
    /** The new item waits for approval, as every other does. */
    createFeedback: (input: CreateFeedbackInput) => change((items) => [toFeedback(input, nextId(items)), ...items]),
    respondToFeedback: (id: number, { response }: RespondToFeedbackInput) =>
      update(id, { response: response || undefined }),
    approveFeedback: (id: number) => update(id, { status: "approved" }),
    deleteFeedback: (id: number) => change((items) => items.filter((item) => item.id !== id)),
  };
}

export type FeedbackActions = Omit<ReturnType<typeof useFeedback>, "data" | "error" | "isUnreadable" | "retry">;

function toFeedback(input: CreateFeedbackInput, id: number): Feedback {
  const time = now();
  return { ...input, id, status: "pending", created_at: time, updated_at: time };
}

function nextId(items: Feedback[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1;
}

function now(): string {
  return new Date().toISOString();
}
