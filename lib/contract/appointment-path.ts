/** The page on which a visitor sees an appointment, as a path of the site. */
export function appointmentPath({ slug, token }: { slug: string; token: string }): string {
  return `/${encodeURIComponent(slug)}/appointment/${encodeURIComponent(token)}`;
}
