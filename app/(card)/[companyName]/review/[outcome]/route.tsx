import { ReviewSent } from "@/components/card/forms/sent";
import { createOutcomePage } from "../../form-pages";

export const dynamic = "force-dynamic";

export const GET = createOutcomePage("review", ({ company, slug }) => <ReviewSent company={company} slug={slug} />);
