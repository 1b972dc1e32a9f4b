import type { Metadata } from "next";
import { CardMessage } from "@/components/card/card-message";
import * as paths from "@/lib/paths";

/** A card that cannot be shown: there is none of this name, or it could not be read. */
export type NoCardReading =
  | { state: "missing"; name: string }
  /** `status` where it is the visitor's to wait: they asked too often. */
  | { state: "failed"; name: string; message: string; status?: 429 };

/**
 * A page cannot choose its status, and one thrown away with notFound() has no content without the framework's scripts:
 * the listener takes the status from here.
 */
export function describeNoCard(reading: NoCardReading): Metadata {
  const [title, status] =
    reading.state === "missing" ? ["No company data found", 404] : ["Unable to load company", reading.status ?? 502];
  return { title, robots: { index: false }, other: { "page-status": String(status) } };
}

export function NoCard({ reading }: { reading: NoCardReading }) {
  const { state, name } = reading;
  if (state === "failed")
    return (
      <CardMessage title="Unable to load company" text={reading.message}>
        <a className="button button-primary" href={paths.card(name)}>
          Try Again
        </a>
      </CardMessage>
    );
  if (name === "") return <CardMessage title="Company name is missing" />;
  return (
    <CardMessage title="No company data found" text={`The company "${name}" could not be found.`}>
      <a className="button button-primary" href={paths.signUp}>
        Get your card
      </a>
      <a className="button" href={paths.home}>
        Return to Home
      </a>
    </CardMessage>
  );
}
