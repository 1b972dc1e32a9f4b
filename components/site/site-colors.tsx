import { type Part, siteStyle } from "@/lib/web/site/site-colors";

/** Has a part of the site follow the site's colour; without one its stylesheet's own stand. */
export function SiteColors({ of: part, color }: { of: Part; color: string | null }) {
  if (!color || !/^#[\da-f]{6}$/i.test(color)) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of six digits alone
  return <style dangerouslySetInnerHTML={{ __html: siteStyle(part, color) }} />;
}
