import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import { mailLink } from "@/lib/contract/email";
import { Icon, type IconName } from "../icons";
import { locationLink } from "../location-link";

/** A tile without a value stays, greyed out. */
export function ContactTiles({ company: { client, profile } }: { company: Company }) {
  const phone = phoneOf(client);
  return (
    <ul className="tiles" aria-label="Contact">
      <Tile name="Call" icon="phone" href={phone?.call} />
      <Tile name="WhatsApp" icon="whatsapp" href={phone?.chat && chatLink(phone.chat)} outside />
      <Tile name="Email" icon="mail" href={client.email && mailLink(client.email)} />
      <Tile name="Location" icon="pin" href={locationLink(profile)} outside />
    </ul>
  );
}

type TileProps = { name: string; icon: IconName; href: string | null | undefined; outside?: boolean };

function Tile({ name, icon, href, outside = false }: TileProps) {
  const content = (
    <>
      <span className="tile-icon">
        <Icon name={icon} />
      </span>
      <span className="tile-name">{name}</span>
    </>
  );
  return (
    <li>
      {href ? (
        <a
          className="tile"
          data-tile={name.toLowerCase()}
          data-event={name.toLowerCase()}
          href={href}
          {...(outside && { target: "_blank", rel: "noopener noreferrer" })}
        >
          {content}
        </a>
      ) : (
        <span className="tile" data-tile={name.toLowerCase()} aria-disabled="true">
          {content}
          <span className="tile-missing">Not available</span>
        </span>
      )}
    </li>
  );
}
