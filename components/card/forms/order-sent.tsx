import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import { written } from "@/lib/card/written";
import type { Company } from "@/lib/contract/company";
import * as leadMessages from "@/lib/contract/messages/lead";
import { Icon } from "../icons";
import { FormSent } from "./form-sent";

/** The order is with the company; `message` is what may go there by WhatsApp too, which the script fills in itself. */
export function OrderSent({ company, slug, message = "" }: { company: Company; slug: string; message?: string }) {
  const digits = phoneOf(company.client)?.chat;
  return (
    <FormSent title="Sent" slug={slug}>
      <p>{leadMessages.orderReceived}</p>
      {message && (
        <p className="order-message" {...written(message)}>
          {message}
        </p>
      )}
      {digits && (
        <a
          className="button button-primary"
          href={chatLink(digits, message)}
          target="_blank"
          rel="noopener noreferrer"
          data-order-chat=""
          data-event="whatsapp"
        >
          <Icon name="whatsapp" />
          Send it on WhatsApp
        </a>
      )}
    </FormSent>
  );
}
