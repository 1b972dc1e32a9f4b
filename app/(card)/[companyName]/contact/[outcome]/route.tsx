import { ContactSent } from "@/components/card/forms/sent";
import { createOutcomePage } from "../../form-pages";

export const dynamic = "force-dynamic";

export const GET = createOutcomePage("contact", ({ t, at }) => <ContactSent t={t} at={at} />);
