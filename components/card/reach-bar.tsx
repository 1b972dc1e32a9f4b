import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import { Icon } from "./icons";

/**
 * Call and WhatsApp, under a phone's thumb however far somebody has read. It has its room between the card and its foot,
 * so it covers the end of neither, and the script puts the basket on it. Without a number there is nothing to reach.
 */
export function ReachBar({ client }: Pick<Company, "client">) {
  const phone = phoneOf(client);
  return (
    <div className="reach">
      {phone?.call && (
        <nav className="reach-ways" aria-label="Call or chat">
          <a className="button" href={phone.call} data-event="call">
            <Icon name="phone" />
            Call
          </a>
          {phone.chat && (
            <a
              className="button"
              href={chatLink(phone.chat)}
              target="_blank"
              rel="noopener noreferrer"
              data-event="whatsapp"
            >
              <Icon name="whatsapp" />
              WhatsApp
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
