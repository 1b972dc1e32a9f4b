import { personPreviewContent, personPreviewVersion } from "@/lib/drawing/link-preview-content";
import * as paths from "@/lib/paths";
import { loadLargest } from "@/lib/web/provider-client/load-picture";
import { drawPreview } from "../../../draw-preview";
import { servePersonFile } from "../serve-person-file";

export const dynamic = "force-dynamic";

/** Link preview of a person's card. */
export const GET = servePersonFile(paths.personPreview, ({ company, at, person }) =>
  drawPreview({
    content: personPreviewContent(company, person),
    version: personPreviewVersion(company, person),
    load: () => loadLargest(person.image_set, person.image),
    page: paths.person(at, person),
  }),
);
