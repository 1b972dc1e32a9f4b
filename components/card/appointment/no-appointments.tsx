import * as paths from "@/lib/paths";

export function NoAppointments({ slug }: { slug: string }) {
  return (
    <div className="form-sent">
      <h1 id="form-title">No appointments can be booked here</h1>
      <p>Please call or message instead.</p>
      <a className="button button-primary" href={paths.card(slug)}>
        Back to the card
      </a>
    </div>
  );
}
