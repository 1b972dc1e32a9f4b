import * as paths from "@/lib/paths";

/** A part like every form, so that it opens over the card too. */
export function NothingToOrder({ slug }: { slug: string }) {
  return (
    <div className="form-sent" data-form-part="">
      <h1 id="form-title" tabIndex={-1}>
        Nothing can be ordered right now
      </h1>
      <p>Tell us what you are looking for. We will call you.</p>
      <a className="button button-primary" href={paths.form(slug, "contact")}>
        Request a call back
      </a>
      <a className="button form-back" href={paths.card(slug)}>
        Back to the card
      </a>
    </div>
  );
}
