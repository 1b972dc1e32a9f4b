"use client";

import useSWRImmutable from "swr/immutable";
import type { CreateFeedbackInput, Feedback } from "@/lib/contract/feedback/schema";
import { useProvider } from "../call/provider";

/** The provider's data, or samples with a core provider. */
export type Shown<T> = {
  data?: T;
  error?: unknown;
  /** New data is loading. */
  isLoading: boolean;
  isSample: boolean;
  /** Asks again. */
  mutate: () => unknown;
};

/** Samples from `read`, kept under `key` until reload; `change` replaces them. None with a full provider. */
export function useSample<T>(key: string, read: () => T | Promise<T>) {
  const { isFull } = useProvider();
  const { mutate, ...answer } = useSWRImmutable<T>(isFull ? null : `sample ${key}`, read);
  return {
    ...answer,
    isSample: true,
    mutate: () => {},
    change: async (update: (old: T) => T) => {
      await mutate((old) => (old === undefined ? old : update(old)), { revalidate: false });
    },
  } satisfies Shown<T> & Record<string, unknown>;
}

type Query = { search: string; status?: string; rating?: number };

/** Changes stay in this page. */
export function useSampleFeedback(query: Query) {
  const { change, data, ...sample } = useSample<Feedback[]>("feedback", async () => {
    return (await import("./feedback")).sampleFeedback;
  });

  const update = (id: number, changes: Partial<Feedback>) =>
    change((items) => items.map((item) => (item.id === id ? { ...item, ...changes, updated_at: now() } : item)));

  return {
    shown: { ...sample, data: data && pageOf(data, query) },
    actions: {
      createFeedback: (input: CreateFeedbackInput) => change((items) => [toFeedback(input, nextId(items)), ...items]),
      respondToFeedback: (id: number, { response }: { response: string }) =>
        update(id, { response: response || undefined }),
      setFeedbackStatus: (id: number, status: Feedback["status"]) => update(id, { status }),
      deleteFeedback: (id: number) => change((items) => items.filter((item) => item.id !== id)),
    },
  };
}

/** A single page. */
function pageOf(items: Feedback[], { search, status, rating }: Query) {
  const wanted = search.trim().toLowerCase();
  const results = items.filter(
    (item) =>
      [item.customer_name, item.customer_email, item.customer_phone, item.message].some((text) =>
        text.toLowerCase().includes(wanted),
      ) &&
      (status === undefined || item.status === status) &&
      (rating === undefined || item.rating === rating),
  );
  return { count: results.length, next: null, previous: null, results, total: items.length };
}

function toFeedback(input: CreateFeedbackInput, id: number): Feedback {
  const time = now();
  return { ...input, id, status: "pending", origin: "owner", created_at: time, updated_at: time };
}

function nextId(items: Feedback[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1;
}

function now(): string {
  return new Date().toISOString();
}
