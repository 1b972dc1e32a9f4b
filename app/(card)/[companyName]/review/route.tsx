import { ReviewForm } from "@/components/card/forms/review-form";
import { createFormPage } from "../form-pages";

export const dynamic = "force-dynamic";

export const GET = createFormPage("review", ({ t, company, at, ticket }) => (
  <ReviewForm t={t} company={company} at={at} ticket={ticket} />
));
