import * as leadMessages from "@/lib/contract/messages/lead";
import { FormSent } from "./form-sent";

export function ContactSent({ slug }: { slug: string }) {
  return (
    <FormSent title="Sent" slug={slug}>
      <p>{leadMessages.received}</p>
    </FormSent>
  );
}
