import { chatLink } from "@/lib/card/chat-link";
import { parsePhone } from "@/lib/card/phone";
import { Icon } from "./icons";

/**
 * Call and WhatsApp, under the thumb however far somebody has read. It has its room between the card and its foot, so it
 * covers the end of neither, and the script puts the basket on it. Without a number there is nothing to reach.
 */
export function ReachBar({ phone: text }: { phone: string }) {
  const phone = parsePhone(text);
  return (
    <div className="reach">
      {phone && (
        <nav className="reach-ways" aria-label="Call or chat">
          <a className="button" href={`tel:${phone.dial}`} data-event="call">
            <Icon name="phone" />
            Call
          </a>
          <a
            className="button"
            href={chatLink(phone.digits)}
            target="_blank"
            rel="noopener noreferrer"
            data-event="whatsapp"
          >
            <Icon name="whatsapp" />
            WhatsApp
          </a>
        </nav>
      )}
    </div>
  );
}
