import type { ReactNode } from "react";
import { CardMessage } from "@/components/card/card-message";
import { ReachLinks } from "@/components/card/contact/reach-links";
import { cardLook } from "@/components/card/head/card-metadata";
import { RestingPage } from "@/components/card/resting-page";
import { answerDocument } from "@/components/document";
import { parsePhone } from "@/lib/card/phone";
import type { ClosedCard } from "@/lib/contract/clients/schema";
import { ApiError } from "@/lib/contract/errors";
import { type Language, languages } from "@/lib/i18n/languages";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { siteTranslator } from "@/lib/web/site/language";
import { moveFor } from "@/lib/web/site/plain-response";
import type { FoundCompany } from "./read-company";

/**
 * A card that cannot be shown: it is elsewhere, not in this language, there is none of this name, it was closed, it could not
 * be read, or what was asked for rests with it.
 */
export type NoCardReading =
  | { state: "elsewhere"; location: string }
  | { state: "off"; slug: string; language: Language }
  | { state: "missing"; name: string }
  | { state: "closed"; name: string; closed: ClosedCard }
  /** `status` where it is the visitor's to wait: they asked too often. */
  | { state: "failed"; name: string; message: string; status?: 429 }
  | RestingReading;

export type RestingReading = Omit<FoundCompany, "state"> & { state: "resting" };

export function answerNoCard(request: Request, reading: NoCardReading): Response {
  if (reading.state === "resting") return answerResting(reading);
  const t = siteTranslator(request);
  if (reading.state === "elsewhere") return moveFor(reading.location);
  if (reading.state === "off") return answerOff(t, reading);
  if (reading.state === "closed") return answerClosed(t, reading.closed);
  const { state, name } = reading;
  if (state === "failed")
    return answerMessage(
      t,
      { status: reading.status ?? 503, title: t("card.missing.failed"), text: t.say(reading.message) },
      <a className="button button-primary" href={paths.card({ slug: name })}>
        {t("common.tryAgain")}
      </a>,
    );
  const title = t("card.missing.title");
  if (name === "") return answerMessage(t, { status: 404, title, shown: t("card.missing.noName") });
  return answerMessage(
    t,
    { status: 404, title, text: t("card.missing.noCompany", { name }) },
    <>
      <a className="button button-primary" href={paths.inLanguage(t.language, paths.signUp)}>
        {t("card.missing.getCard")}
      </a>
      <a className="button" href={paths.inLanguage(t.language, paths.home)}>
        {t("card.missing.home")}
      </a>
    </>,
  );
}

/** Found all the same, for browsers that keep pages; rendered anew for everybody, since made-up names lead here too. */
function answerResting({ t, company, at }: RestingReading): Response {
  const title = `${t("card.resting.title")} – ${company.client.company_name}`;
  return answerDocument(
    { t, head: { title, isListed: false }, look: cardLook },
    <RestingPage {...{ t, company, at }} />,
  );
}

/** Found, lest a scanner of a printed code takes it for nothing. */
function answerClosed(t: T, { company_name: title, ...client }: ClosedCard): Response {
  return answerMessage(
    t,
    { status: 200, title, text: t("card.closed.text") },
    <>
      <p dir="ltr">{parsePhone(client.phone)?.shown}</p>
      <ReachLinks t={t} client={client} />
    </>,
  );
}

function answerOff(t: T, { slug, language }: { slug: string; language: Language }): Response {
  return answerMessage(
    t,
    { status: 404, title: t("card.missing.noLanguage", { language: languages[language].name }) },
    <a className="button button-primary" href={paths.card({ slug })}>
      {t("card.missing.seeCard")}
    </a>,
  );
}

/** A company that has no such thing or person on its card. */
export function answerAbsent({ t, at }: { t: T; at: paths.CardAddress }, title: Key, text: Key): Response {
  return answerMessage(
    t,
    { status: 404, title: t(title), text: t(text) },
    <a className="button" href={paths.card(at)}>
      {t("card.missing.seeCard")}
    </a>,
  );
}

/** What `answer` gives, or a page that says why it could not be read. @throws whatever else went wrong */
export async function answerOrFail(t: T, title: string, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return answerMessage(
      t,
      { status: error.status, title, shown: t("card.missing.tryTitle"), text: t.say(error.message) },
      // biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, with its query
      <a className="button button-primary" href="">
        {t("common.tryAgain")}
      </a>,
    );
  }
}

/** `shown` is the heading, where it is not the title. */
type Message = { status: number; title: string; shown?: string; text?: string };

/** A page in a card's place that says what is wrong; it is rendered anew for everybody who asks. */
export function answerMessage(t: T, { status, title, shown = title, text }: Message, ways?: ReactNode): Response {
  return answerDocument(
    { t, head: { title, isListed: false }, look: cardLook, status },
    <CardMessage title={shown} text={text}>
      {ways}
    </CardMessage>,
  );
}
