import { ReviewSent } from "@/components/card/forms/review-sent";
import { createOutcomePage } from "../../form-pages";

export const dynamic = "force-dynamic";

const { generateMetadata, Page } = createOutcomePage("review", ({ company, slug }) => (
  <ReviewSent company={company} slug={slug} />
));

export { generateMetadata, Page as default };
