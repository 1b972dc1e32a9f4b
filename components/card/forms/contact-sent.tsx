import * as leadMessages from "@/lib/contract/leads/messages";
import { FormSent } from "./form-sent";

export function ContactSent({ slug }: { slug: string }) {
  return (
    <FormSent title="Sent" slug={slug}>
      <p>{leadMessages.received}</p>
    </FormSent>
  );
}
