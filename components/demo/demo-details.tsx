import { Icon } from "@/components/card/icons";
import { mapEmbedUrl } from "@/components/card/location-link";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";
import { demoDealer, directionsLink } from "./dealer";
import { demoPhone } from "./demo-home";

const { about, facts, address, hours, days, responseTime, email, website, phone } = demoDealer;

export function About() {
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

export function Location() {
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

export function Contact() {
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
