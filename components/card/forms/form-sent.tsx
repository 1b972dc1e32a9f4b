import type { ReactNode } from "react";
import * as paths from "@/lib/paths";

/** Takes the place of a form that was sent. */
export function FormSent({ title, slug, children }: { title: string; slug: string; children: ReactNode }) {
  return (
    <div className="form-sent" role="status" tabIndex={-1}>
      <h1 id="form-title">{title}</h1>
      {children}
      <a className="button form-back" href={paths.card(slug)}>
        Back to the card
      </a>
    </div>
  );
}
