import { codeOf, pageOf } from "@/lib/card/card-address";
import { parsePhone } from "@/lib/card/phone";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { Card } from "@/lib/web/provider-client/cards";
import { CardCode } from "../card-code";
import { Icon } from "../icons";
import { SaveSteps, SheetClose } from "./save-steps";

type Props = { t: T; card: Card; at: paths.CardAddress };

/** Save Card needs the script; its space is reserved. */
export function SaveActions({ t, card, at }: Props) {
  const { company, person } = card;
  const phone = parsePhone(company.client.phone)?.dial;
  const file = person ? paths.personFile(at, person) : paths.contactFile(at);
  return (
    <>
      <div className="actions">
        <a className="button button-primary" href={file} data-save-contact data-event="contact_saved">
          <Icon name="contact" />
          {t("card.save.contact")}
        </a>
        <button className="button button-waiting" type="button" data-save-card data-event="card_saved">
          <Icon name="bookmark" />
          {t("card.save.card")}
        </button>
        <a className="button" href={`#${shareSheet}`} data-open-sheet={shareSheet}>
          <Icon name="share" />
          {t("card.save.share")}
        </a>
        <noscript>
          <style>{".button-waiting { display: none } .button-waiting + .button { grid-column: 1 / -1 }"}</style>
        </noscript>
        <div className="in-app" data-in-app hidden>
          <p>{t("card.save.inApp")}</p>
          <a className="button" href={pageOf(card, at)} data-open-browser hidden>
            {t("card.save.openBrowser")}
          </a>
          <button className="button" type="button" data-copy="" data-copied={t("card.save.linkCopied")}>
            {t("card.save.copyLink")}
          </button>
          {phone && (
            <button className="button" type="button" data-copy={phone} data-copied={t("card.save.numberCopied")}>
              {t("card.save.copyNumber")}
            </button>
          )}
        </div>
      </div>
      <ShareSheet t={t} card={card} at={at} />
      <SaveSteps t={t} />
    </>
  );
}

/** The sheet's id, and the fragment that opens it without the script. */
const shareSheet = "share-card";

/**
 * The script opens it as a dialog; without it, `:target` shows it below the actions. Only the first way needs the
 * script.
 */
function ShareSheet({ t, card, at }: Props) {
  const { person } = card;
  return (
    <dialog className="sheet" id={shareSheet} aria-labelledby="share-title">
      <h2 id="share-title" tabIndex={-1}>
        {t("card.share.title")}
      </h2>
      <button className="button button-primary button-waiting" type="button" data-share data-event="shared">
        <Icon name="share" />
        {t("card.share.link")}
      </button>
      <CardCode t={t} card={card} at={at} caption={t("card.share.scan")}>
        <div className="sheet-actions">
          <a className="button" href={codeOf(card, at, "png")} download data-event="shared">
            {t("card.share.png")}
          </a>
          <a className="button" href={codeOf(card, at, "svg")} download data-event="shared">
            {t("card.share.svg")}
          </a>
        </div>
      </CardCode>
      <form
        className="send"
        action={paths.sendCard(at)}
        method="get"
        target="_blank"
        rel="noopener"
        data-event="shared"
      >
        {person && <input type="hidden" name={paths.sentPerson} value={person.id} />}
        <label htmlFor="send-phone">{t("card.share.number")}</label>
        <div className="send-row">
          <input
            id="send-phone"
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder="98765 43210"
            aria-describedby="send-hint"
            required
          />
          <button className="button" type="submit">
            {t("card.share.send")}
          </button>
        </div>
        <p id="send-hint">{t("card.share.numberHint")}</p>
      </form>
      <SheetClose t={t} />
    </dialog>
  );
}
