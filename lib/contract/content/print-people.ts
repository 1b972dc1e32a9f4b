import { z } from "zod";
import { highestLimits } from "../limits";
import { orderSchema } from "../pagination";

/** `POST /api/prints/…`, which the web app answers: whose cards; null for those of all. */
export const printPeopleSchema = z.object({ people: orderSchema(highestLimits.people).shape.ids.min(1).nullable() });
