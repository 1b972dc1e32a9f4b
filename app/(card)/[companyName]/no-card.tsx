import type { ReactNode } from "react";
import { CardMessage } from "@/components/card/card-message";
import { cardLook } from "@/components/card/head/card-metadata";
import { answerDocument } from "@/components/document";
import { ApiError } from "@/lib/contract/errors";
import * as paths from "@/lib/paths";
import { cardTranslator } from "@/lib/web/site/language";

/** A card that cannot be shown: there is none of this name, or it could not be read. */
export type NoCardReading =
  | { state: "missing"; name: string }
  /** `status` where it is the visitor's to wait: they asked too often. */
  | { state: "failed"; name: string; message: string; status?: 429 };

export function answerNoCard(reading: NoCardReading): Response {
  const t = cardTranslator();
  const { state, name } = reading;
  if (state === "failed")
    return answerMessage(
      { status: reading.status ?? 503, title: t("card.missing.failed"), text: t.say(reading.message) },
      <a className="button button-primary" href={paths.card(name)}>
        {t("common.tryAgain")}
      </a>,
    );
  const title = t("card.missing.title");
  if (name === "") return answerMessage({ status: 404, title, shown: t("card.missing.noName") });
  return answerMessage(
    { status: 404, title, text: t("card.missing.noCompany", { name }) },
    <>
      <a className="button button-primary" href={paths.signUp}>
        {t("card.missing.getCard")}
      </a>
      <a className="button" href={paths.home}>
        {t("card.missing.home")}
      </a>
    </>,
  );
}

/** A company that sells no such thing, or none of such a kind: `title` says which. */
export function answerNoProducts(title: string, text: string, slug: string): Response {
  return answerMessage(
    { status: 404, title, text },
    <a className="button" href={paths.card(slug)}>
      {cardTranslator()("card.missing.seeCard")}
    </a>,
  );
}

/** What `answer` gives, or a page that says why it could not be read. @throws whatever else went wrong */
export async function answerOrFail(title: string, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const t = cardTranslator();
    return answerMessage(
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
export function answerMessage({ status, title, shown = title, text }: Message, ways?: ReactNode): Response {
  return answerDocument(
    { t: cardTranslator(), head: { title, isListed: false }, look: cardLook, status },
    <CardMessage title={shown} text={text}>
      {ways}
    </CardMessage>,
  );
}
