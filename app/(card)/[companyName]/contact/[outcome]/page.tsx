import { ContactSent } from "@/components/card/forms/contact-sent";
import { createOutcomePage } from "../../form-pages";

export const dynamic = "force-dynamic";

const { generateMetadata, Page } = createOutcomePage("contact", ({ slug }) => <ContactSent slug={slug} />);

export { generateMetadata, Page as default };
