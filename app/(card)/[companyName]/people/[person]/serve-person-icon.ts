import { inTurn } from "@/lib/drawing/drawing-cache";
import { drawIcon } from "@/lib/drawing/icon";
import * as paths from "@/lib/paths";
import { loadLargest } from "@/lib/web/provider-client/load-picture";
import { loadMark } from "../../load-code";
import { servePersonFile } from "./serve-person-file";

/** The icon of a person's card as an app, `size` pixels wide: their photo, or else the company's logo. */
export function servePersonIcon(kind: paths.IconKind, size: number, shape?: "maskable") {
  return servePersonFile(
    (at, person) => paths.personIcon(at, person, kind),
    async ({ company, person }) => ({
      type: "image/png",
      body: await inTurn(async () => {
        const mark = await loadMark(company);
        return drawIcon(
          { ...mark, logo: (await loadLargest(person.image_set, person.image)) ?? mark.logo },
          size,
          shape,
        );
      }),
    }),
  );
}
