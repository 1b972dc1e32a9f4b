import { ReviewSent } from "@/components/card/forms/sent";
import { createOutcomePage } from "../../form-pages";

export const dynamic = "force-dynamic";

export const GET = createOutcomePage("review", ({ t, company, at }) => <ReviewSent t={t} company={company} at={at} />);
