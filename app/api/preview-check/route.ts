import { answerPreviewCheck } from "@/lib/preview-doctor/answer-preview-check";

export { answerPreviewCheck as GET };
