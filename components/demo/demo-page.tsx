import { cardStyle } from "@/components/card/card-style";
import { Icon, type IconName } from "@/components/card/icons";
import { Lightbox } from "@/components/card/lightbox";
import { mapEmbedUrl } from "@/components/card/location-link";
import { Picture } from "@/components/card/picture";
import { ThemeChoice } from "@/components/theme/theme-choice";
import { chatLink } from "@/lib/card/chat-link";
import { parsePhone } from "@/lib/card/phone";
import { mailLink } from "@/lib/contract/email";
import * as paths from "@/lib/paths";
import { brochureUrl, demoDealer, demoPictures, directionsLink } from "./dealer";

/**
 * Five panels shown by `:target`, without a script. `Home` is last: CSS shows it when no panel before it is the target.
 */
export function DemoPage({ brandName }: { brandName: string }) {
  return (
    <div className="card" style={cardStyle({ template_choice: "1", ...demoDealer })}>
      <main className="demo">
        <Head />
        <About />
        <Gallery />
        <Location />
        <Contact />
        <Home brandName={brandName} />
        <ThemeChoice />
        <DemoTabs />
      </main>
      <Lightbox />
    </div>
  );
}

const tabs: { id: string; name: string; icon: IconName }[] = [
  { id: "home", name: "Home", icon: "store" },
  { id: "about", name: "About", icon: "briefcase" },
  { id: "gallery", name: "Gallery", icon: "image" },
  { id: "location", name: "Location", icon: "pin" },
  { id: "contact", name: "Contact", icon: "phone" },
];

function DemoTabs() {
  return (
    <nav className="demo-tabs" aria-label="Card" data-tabs>
      {tabs.map(({ id, name, icon }) => (
        <a key={id} href={`#${id}`}>
          <Icon name={icon} />
          {name}
        </a>
      ))}
    </nav>
  );
}

const { about, address, brochures, contact, days, email, facts, hours, name, phone, responseTime, website } =
  demoDealer;

const demoPhone = parsePhone(demoDealer.phone);

function Head() {
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

function Home({ brandName }: { brandName: string }) {
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

/** Links to the large pictures; the script shows them in the lightbox. */
function Gallery() {
  return (
    <section className="demo-panel" id="gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title">Gallery</h2>
      <ul className="demo-gallery">
        {demoPictures.gallery.map(({ name, url, set }) => (
          <li key={name}>
            <a href={url} data-lightbox>
              <Picture
                url={url}
                set={set}
                alt={name}
                sizes="(min-width: 35.5rem) 16rem, 45vw"
                fallback={{ width: 960, height: 960 }}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function About() {
  return (
    <section className="demo-panel" id="about" aria-labelledby="about-title">
      <h2 id="about-title">About</h2>
      <p>{about}</p>
      <dl className="demo-facts">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Location() {
  return (
    <section className="demo-panel" id="location" aria-labelledby="location-title">
      <h2 id="location-title">Location</h2>
      <address>{address}</address>
      <div className="map" data-map={mapEmbedUrl(address)}>
        <Icon name="pin" />
      </div>
      <a className="button button-primary demo-wide" href={directionsLink()} target="_blank" rel="noopener noreferrer">
        Get directions
        <Icon name="external" />
      </a>
    </section>
  );
}

function Contact() {
  return (
    <section className="demo-panel" id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">Contact</h2>
      <dl className="demo-list">
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${demoPhone?.dial}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={mailLink(email)}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>Website</dt>
          <dd>{website.replace("https://", "")}</dd>
        </div>
        <div>
          <dt>Business hours</dt>
          <dd>
            {hours.text}
            <br />
            {days.text}
          </dd>
        </div>
        <div>
          <dt>Response time</dt>
          <dd>{responseTime}</dd>
        </div>
      </dl>
      <a className="button demo-wide" href={chatLink(demoPhone?.chat ?? "")} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" />
        Chat on WhatsApp
      </a>
    </section>
  );
}
