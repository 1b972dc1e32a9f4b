/** Escapes every markup character. */
export function JsonLd({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is escaped already
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
