import { ReviewForm } from "@/components/card/forms/review-form";
import { createFormPage } from "../form-pages";

export const dynamic = "force-dynamic";

export const GET = createFormPage("review", ({ company, slug, ticket }) => (
  <ReviewForm company={company} slug={slug} ticket={ticket} />
));
