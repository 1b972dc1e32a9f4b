"use client";

import { feedbackOperations } from "@/lib/contract/feedback/operations";
import type {
  CreateFeedbackInput,
  Feedback,
  RespondToFeedbackInput,
  UpdateFeedbackInput,
} from "@/lib/contract/feedback/schema";
import type { FeedbackStatus } from "@/lib/contract/feedback/values";
import type { List } from "@/lib/contract/pagination";
import { feedbackLimits } from "@/lib/contract/visitors/values";
import { deleteRow, perform } from "./call/call";
import { createOnce } from "./call/create-once";
import { useProvider } from "./call/provider";
import { revalidate, useAnswer } from "./call/use-answer";
import { type Shown, useSampleFeedback } from "./samples/use-sample";

const { listFeedback, getFeedbackStats, listCompanyFeedback } = feedbackOperations;

export type FeedbackQuery = { search: string; status?: FeedbackStatus; rating?: number; page: number };

/** A page of matches, and the total of all feedback. */
export type FeedbackPage = List<Feedback> & { total: number };

/** @throws RequestError */
export type FeedbackActions = {
  /** Created as pending. */
  createFeedback: (input: CreateFeedbackInput) => Promise<void>;
  respondToFeedback: (id: number, input: RespondToFeedbackInput) => Promise<void>;
  setFeedbackStatus: (id: number, status: FeedbackStatus) => Promise<void>;
  deleteFeedback: (id: number) => Promise<void>;
};

/** The provider's feedback, or samples whose changes stay in this page. */
export function useFeedback(query: FeedbackQuery): { shown: Shown<FeedbackPage>; actions: FeedbackActions } {
  const { isFull } = useProvider();
  const sample = useSampleFeedback(query);
  const list = useAnswer(isFull ? listFeedback : null, { query });
  const stats = useAnswer(isFull ? getFeedbackStats : null);
  if (!isFull) return sample;
  const data = list.data && { ...list.data, total: stats.data?.total ?? list.data.count };
  return { shown: { ...list, data, isSample: false }, actions: keptActions };
}

/** Reviews as on the card; null reads nothing. */
export function useCompanyFeedback(slug: string | null) {
  const query = { page_size: feedbackLimits.onCard };
  return useAnswer(slug === null ? null : listCompanyFeedback, { params: { companyName: slug ?? "" }, query });
}

const keptActions: FeedbackActions = {
  async createFeedback(body) {
    await createOnce(feedbackOperations.createFeedback, { body });
    await revalidate(listFeedback);
  },
  respondToFeedback: updateFeedback,
  setFeedbackStatus: (id, status) => updateFeedback(id, { status }),
  async deleteFeedback(id) {
    await deleteRow(feedbackOperations.deleteFeedback, { id });
    await revalidate(listFeedback);
  },
};

/** @throws RequestError */
export async function updateFeedback(id: number, body: UpdateFeedbackInput): Promise<void> {
  await perform(feedbackOperations.updateFeedback, { params: { id }, body });
  await revalidate(listFeedback);
}
