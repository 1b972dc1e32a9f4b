import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import type { T } from "@/lib/i18n/translator";
import { Icon } from "../icons";

type Props = { t: T; client: { phone: string; whatsapp?: boolean } };

/** Buttons that call and chat, as far as the number can. */
export function ReachLinks({ t, client }: Props) {
  const phone = phoneOf(client);
  return (
    <>
      {phone?.call && (
        <a className="button" href={phone.call} data-event="call">
          <Icon name="phone" />
          {t("card.reach.call")}
        </a>
      )}
      {phone?.chat && (
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
    </>
  );
}
