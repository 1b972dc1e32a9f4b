import { chatLink } from "@/lib/card/chat-link";
import { phoneOf } from "@/lib/card/phone";
import type { Company } from "@/lib/contract/cards/company";
import { mailLink } from "@/lib/contract/email";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import { Icon, type IconName } from "../icons";
import { locationLink } from "../location-link";

/** A tile without a value stays, greyed out. */
export function ContactTiles({ t, company: { client, profile } }: { t: T; company: Company }) {
  const phone = phoneOf(client);
  return (
    <ul className="tiles" aria-label={t("card.tiles.label")}>
      <Tile t={t} kind="call" icon="phone" href={phone?.call} />
      <Tile t={t} kind="whatsapp" icon="whatsapp" href={phone?.chat && chatLink(phone.chat)} outside />
      <Tile t={t} kind="email" icon="mail" href={client.email && mailLink(client.email)} />
      <Tile t={t} kind="location" icon="pin" href={locationLink(profile)} outside />
    </ul>
  );
}

const names = {
  call: "card.tiles.call",
  whatsapp: "card.tiles.whatsapp",
  email: "card.tiles.email",
  location: "card.tiles.location",
} as const satisfies Record<string, Key>;

type TileProps = {
  t: T;
  kind: keyof typeof names;
  icon: IconName;
  href: string | null | undefined;
  outside?: boolean;
};

function Tile({ t, kind, icon, href, outside = false }: TileProps) {
  const content = (
    <>
      <span className="tile-icon">
        <Icon name={icon} />
      </span>
      <span className="tile-name">{t(names[kind])}</span>
    </>
  );
  return (
    <li>
      {href ? (
        <a
          className="tile"
          data-tile={kind}
          data-event={kind}
          href={href}
          {...(outside && { target: "_blank", rel: "noopener noreferrer" })}
        >
          {content}
        </a>
      ) : (
        <span className="tile" data-tile={kind} aria-disabled="true">
          {content}
          <span className="tile-missing">{t("card.tiles.missing")}</span>
        </span>
      )}
    </li>
  );
}
