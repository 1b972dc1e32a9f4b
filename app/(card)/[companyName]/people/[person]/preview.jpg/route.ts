import { personPreviewContent, personPreviewVersion } from "@/lib/drawing/link-preview-content";
import * as paths from "@/lib/paths";
import { loadPerson } from "@/lib/web/provider-client/cards";
import { loadLargest } from "@/lib/web/provider-client/load-picture";
import { readIdAtEnd } from "@/lib/web/site/read-id";
import { drawPreview } from "../../../draw-preview";
import { serveCompanyFile } from "../../../serve-company";

export const dynamic = "force-dynamic";

type Params = { companyName: string; person: string };

const pathOf = (at: paths.CardAddress, segment: string) =>
  paths.personPreview(at, { id: 0, slug: paths.decodeSegment(segment) });

/** Link preview of a person's card. */
export const GET = serveCompanyFile(
  (at, { person }: Params) => pathOf(at, person),
  async (found, { person: segment }) => {
    const { company, at } = found;
    const id = company.profile.person_cards ? readIdAtEnd(paths.decodeSegment(segment)) : null;
    const person = id === null ? null : await loadPerson(found, id);
    if (!person) return null;
    const path = paths.personPreview(at, person);
    if (path !== pathOf(at, segment)) return { foundAt: path };
    return drawPreview({
      content: personPreviewContent(company, person),
      version: personPreviewVersion(company, person),
      load: () => loadLargest(person.image_set, person.image),
      page: paths.person(at, person),
    });
  },
);
