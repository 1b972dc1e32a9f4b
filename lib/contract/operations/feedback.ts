import {
  createFeedbackSchema,
  feedbackListQuerySchema,
  feedbackListSchema,
  feedbackSchema,
  feedbackStatsSchema,
  publicFeedbackListSchema,
  publicFeedbackQuerySchema,
  sendFeedbackSchema,
  updateFeedbackSchema,
} from "../feedback";
import { detailSchema } from "../fields";
import { visitorFormLimits } from "../limits/visitor";
import type { Operations } from "./operation";

/** Reviews of a company. A client has its own; an administrator looks after those of all. */
export const feedbackOperations = {
  sendFeedback: {
    summary: "Leaves a review, which waits until the company approves it",
    method: "POST",
    path: "/public/company/:companyName/feedback/",
    access: "public",
    body: sendFeedbackSchema,
    rate: { perMinute: visitorFormLimits.perMinute },
    status: 201,
    answer: detailSchema,
  },
  listCompanyFeedback: {
    summary: "A page of the company's approved reviews, the newest first",
    method: "GET",
    path: "/public/company/:companyName/feedback/",
    access: "public",
    query: publicFeedbackQuerySchema,
    status: 200,
    answer: publicFeedbackListSchema,
  },
  listFeedback: {
    summary: "A page of reviews; searches name, email and message",
    method: "GET",
    path: "/feedback/",
    access: "user",
    query: feedbackListQuerySchema,
    status: 200,
    answer: feedbackListSchema,
  },
  getFeedbackStats: {
    summary: "How many reviews there are, by status, and what they rate",
    method: "GET",
    path: "/feedback/stats/",
    access: "user",
    status: 200,
    answer: feedbackStatsSchema,
  },
  createFeedback: {
    summary: "Writes down a testimonial, which waits for approval as well",
    method: "POST",
    path: "/feedback/",
    access: "client",
    body: createFeedbackSchema,
    status: 201,
    answer: feedbackSchema,
  },
  updateFeedback: {
    summary: "Approves, rejects or responds to a review",
    method: "PATCH",
    path: "/feedback/:id/",
    access: "user",
    body: updateFeedbackSchema,
    changes: ["card"],
    status: 200,
    answer: feedbackSchema,
  },
  deleteFeedback: {
    summary: "Deletes a review",
    method: "DELETE",
    path: "/feedback/:id/",
    access: "user",
    changes: ["card"],
    status: 204,
    answer: null,
  },
} as const satisfies Operations;
