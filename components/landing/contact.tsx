import { Icon } from "@/components/card/icons";
import { chatLink } from "@/lib/card/chat-link";
import { mailLink } from "@/lib/contract/email";
import * as paths from "@/lib/paths";
import type { Site } from "@/lib/web/site/describe-site";
import { Section } from "./section";

const button = "flex min-h-13 items-center justify-center gap-3 rounded-2xl px-6 font-semibold";
const primary = `${button} bg-accent text-on-accent hover:bg-accent-strong`;
const secondary = `${button} border border-line bg-paper text-accent-strong hover:bg-sunken`;

/** Only the ways to write that this site's keeper has set up. */
export function Contact({ site: { whatsapp, email } }: { site: Site }) {
  const isReachable = whatsapp || email;
  return (
    <Section id="contact" label="Contact" title="Say namaste">
      <p className="mt-4 max-w-2xl text-lg text-quiet">
        {isReachable
          ? `Questions, or ready for a card? Message us and we set it up with you.`
          : `Tell us about your company. We set up your card with you.`}
      </p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        {whatsapp && (
          <a className={primary} href={chatLink(whatsapp)} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            Chat on WhatsApp
          </a>
        )}
        {email && (
          <a className={secondary} href={mailLink(email)}>
            <Icon name="mail" />
            {email}
          </a>
        )}
        <a className={isReachable ? secondary : primary} href={paths.signUp}>
          Get your card
        </a>
      </div>
    </Section>
  );
}
