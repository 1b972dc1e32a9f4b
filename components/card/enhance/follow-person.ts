/**
 * Pages of products are kept for everybody, so the person from whose card one was opened goes along in the fragment: from
 * there into its forms, and back to that card. `whose`: the id on a person's card.
 */
export function followPerson(whose?: string): void {
  const person = whose ?? /^#person=(\d+)$/.exec(location.hash)?.[1];
  if (!person) return;
  const [card] = location.pathname.split(/\/[cp]\//);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")) {
    if (/\/[cp]\//.test(link.pathname)) link.hash = `person=${person}`;
    // A person's card names the person in its forms by itself, and leads to the company on purpose.
    else if (whose) continue;
    else if (link.matches("[data-form], [data-add]")) link.search += `&person=${person}`;
    else if (link.pathname === card) link.pathname += `/people/${person}`;
  }
}
