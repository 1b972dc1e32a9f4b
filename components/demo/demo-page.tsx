import { cardStyle } from "@/components/card/card-style";
import { Icon, type IconName } from "@/components/card/icons";
import { Lightbox } from "@/components/card/lightbox";
import { mapEmbedUrl } from "@/components/card/location-link";
import { Picture } from "@/components/card/picture";
import { rich } from "@/components/i18n/rich";
import { ThemeChoice } from "@/components/theme/theme-choice";
import { chatLink } from "@/lib/card/chat-link";
import { parsePhone } from "@/lib/card/phone";
import { mailLink } from "@/lib/contract/email";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { brochureUrl, demoDealer, demoPictures, directionsLink } from "./dealer";

/**
 * Five panels shown by `:target`, without a script. `Home` is last: CSS shows it when no panel before it is the target.
 */
export function DemoPage({ t, brandName }: { t: T; brandName: string }) {
  return (
    <div className="card" style={cardStyle({ template_choice: "1", ...demoDealer })}>
      <main className="demo">
        <Head t={t} />
        <About t={t} />
        <Gallery t={t} />
        <Location t={t} />
        <Contact t={t} />
        <Home t={t} brandName={brandName} />
        <ThemeChoice t={t} />
        <DemoTabs t={t} />
      </main>
      <Lightbox t={t} />
    </div>
  );
}

const tabs: { id: string; name: Key; icon: IconName }[] = [
  { id: "home", name: "demo.tabs.home", icon: "store" },
  { id: "about", name: "demo.tabs.about", icon: "briefcase" },
  { id: "gallery", name: "demo.tabs.gallery", icon: "image" },
  { id: "location", name: "demo.tabs.location", icon: "pin" },
  { id: "contact", name: "demo.tabs.contact", icon: "phone" },
];

function DemoTabs({ t }: { t: T }) {
  return (
    <nav className="demo-tabs" aria-label={t("demo.tabs.label")} data-tabs>
      {tabs.map(({ id, name, icon }) => (
        <a key={id} href={`#${id}`}>
          <Icon name={icon} />
          {t(name)}
        </a>
      ))}
    </nav>
  );
}

const { about, address, brochures, contact, days, email, facts, hours, name, phone, responseTime, website } =
  demoDealer;

const demoPhone = parsePhone(demoDealer.phone);

function Head({ t }: { t: T }) {
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
          <strong>{contact.name}</strong> · {t(contact.title)}
        </p>
      </div>
    </header>
  );
}

const ways: { name: Key; icon: IconName; href: string }[] = [
  { name: "demo.home.call", icon: "phone", href: `tel:${demoPhone?.dial}` },
  { name: "demo.home.whatsapp", icon: "whatsapp", href: chatLink(demoPhone?.chat ?? "") },
  { name: "demo.home.email", icon: "mail", href: mailLink(email) },
  { name: "demo.home.directions", icon: "pin", href: directionsLink() },
];

function Home({ t, brandName }: { t: T; brandName: string }) {
  return (
    <section className="demo-panel" id="home" aria-label={t("demo.home.label")}>
      <ul className="demo-ways">
        {ways.map((way) => (
          <li key={way.name}>
            <a href={way.href} {...(way.href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}>
              <span>
                <Icon name={way.icon} />
              </span>
              {t(way.name)}
            </a>
          </li>
        ))}
      </ul>
      <a className="button button-primary demo-wide" href={paths.demoContactFile}>
        <Icon name="contact" />
        {t("demo.home.save")}
      </a>
      <h2>{t("demo.home.brochures")}</h2>
      <ul className="demo-rows">
        {brochures.map(({ id, words }) => (
          <li key={id}>
            <a href={brochureUrl(id)} download={`${name} - ${t(`${words}.name`)}.pdf`}>
              <Icon name="file" />
              <span>
                <strong>{t(`${words}.name`)}</strong>
                <small>{t(`${words}.text`)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="demo-note">
        {rich(t, "demo.home.note", { site: brandName, link: (inner) => <a href={paths.home}>{inner}</a> })}
      </p>
    </section>
  );
}

/** Links to the large pictures; the script shows them in the lightbox. */
function Gallery({ t }: { t: T }) {
  return (
    <section className="demo-panel" id="gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title">{t("demo.gallery.title")}</h2>
      <ul className="demo-gallery">
        {demoPictures.gallery.map(({ name, url, set }) => (
          <li key={name}>
            <a href={url} data-lightbox>
              <Picture
                url={url}
                set={set}
                alt={t(name)}
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

function About({ t }: { t: T }) {
  return (
    <section className="demo-panel" id="about" aria-labelledby="about-title">
      <h2 id="about-title">{t("demo.about.title")}</h2>
      <p>{t(about)}</p>
      <dl className="demo-facts">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{t(fact.name)}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Location({ t }: { t: T }) {
  return (
    <section className="demo-panel" id="location" aria-labelledby="location-title">
      <h2 id="location-title">{t("demo.location.title")}</h2>
      <address>{address}</address>
      <div className="map" data-map={mapEmbedUrl(address)}>
        <Icon name="pin" />
      </div>
      <a className="button button-primary demo-wide" href={directionsLink()} target="_blank" rel="noopener noreferrer">
        {t("demo.location.directions")}
        <Icon name="external" />
      </a>
    </section>
  );
}

function Contact({ t }: { t: T }) {
  return (
    <section className="demo-panel" id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">{t("demo.contact.title")}</h2>
      <dl className="demo-list">
        <div>
          <dt>{t("demo.contact.phone")}</dt>
          <dd>
            <a href={`tel:${demoPhone?.dial}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t("demo.contact.email")}</dt>
          <dd>
            <a href={mailLink(email)}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{t("demo.contact.website")}</dt>
          <dd>{website.replace("https://", "")}</dd>
        </div>
        <div>
          <dt>{t("demo.contact.hours")}</dt>
          <dd>
            {t(hours.text)}
            <br />
            {t(days.text)}
          </dd>
        </div>
        <div>
          <dt>{t("demo.contact.response")}</dt>
          <dd>{t(responseTime)}</dd>
        </div>
      </dl>
      <a className="button demo-wide" href={chatLink(demoPhone?.chat ?? "")} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" />
        {t("demo.contact.chat")}
      </a>
    </section>
  );
}
