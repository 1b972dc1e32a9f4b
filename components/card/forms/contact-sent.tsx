import * as messages from "@/lib/contract/messages";
import { FormSent } from "./form-sent";

export function ContactSent({ slug }: { slug: string }) {
  return (
    <FormSent title="Sent" slug={slug}>
      <p>{messages.leadReceived}</p>
    </FormSent>
  );
}
