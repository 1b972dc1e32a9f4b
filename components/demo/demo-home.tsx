import { Icon, type IconName } from "@/components/card/icons";
import { Picture } from "@/components/card/picture";
import { chatLink } from "@/lib/card/chat-link";
import { parsePhone } from "@/lib/card/phone";
import { mailLink } from "@/lib/contract/email";
import * as paths from "@/lib/paths";
import { brochureUrl, demoDealer, demoPictures, directionsLink } from "./dealer";

const { name, contact, email, brochures } = demoDealer;

export const demoPhone = parsePhone(demoDealer.phone);

/** Who it is: stands above every tab. */
export function Head() {
  return (
    <header className="demo-head">
      <Picture
        url={demoPictures.showroom[0]?.url ?? ""}
        set={demoPictures.showroom}
        alt=""
        sizes="(min-width: 35.5rem) 568px, 100vw"
        fallback={{ width: 1136, height: 640 }}
        first
      />
      <div className="demo-identity">
        <Picture url={demoPictures.logo} alt="" sizes="" fallback={{ width: 240, height: 240 }} first />
        <h1>{name}</h1>
        <p>
          <strong>{contact.name}</strong> · {contact.title}
        </p>
      </div>
    </header>
  );
}

const ways: { name: string; icon: IconName; href: string }[] = [
  { name: "Call", icon: "phone", href: `tel:${demoPhone?.dial}` },
  { name: "WhatsApp", icon: "whatsapp", href: chatLink(demoPhone?.chat ?? "") },
  { name: "Email", icon: "mail", href: mailLink(email) },
  { name: "Directions", icon: "pin", href: directionsLink() },
];

export function Home({ brandName }: { brandName: string }) {
  return (
    <section className="demo-panel" id="home" aria-label="Home">
      <ul className="demo-ways">
        {ways.map((way) => (
          <li key={way.name}>
            <a href={way.href} {...(way.href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}>
              <span>
                <Icon name={way.icon} />
              </span>
              {way.name}
            </a>
          </li>
        ))}
      </ul>
      <a className="button button-primary demo-wide" href={paths.demoContactFile}>
        <Icon name="contact" />
        Save to Contacts
      </a>
      <h2>Download Brochures</h2>
      <ul className="demo-rows">
        {brochures.map((brochure) => (
          <li key={brochure.id}>
            <a href={brochureUrl(brochure.id)} download={`${name} - ${brochure.name}.pdf`}>
              <Icon name="file" />
              <span>
                <strong>{brochure.name}</strong>
                <small>{brochure.description}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="demo-note">
        A made-up dealer, to show what a card can do. <a href={paths.home}>Create yours with {brandName}</a>
      </p>
    </section>
  );
}
