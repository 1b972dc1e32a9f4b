import { said } from "../../i18n/said";
import { bulkLimits } from "./values";

export const notUndoable = said("clients-rules.bulk.notUndoable");
export const tooManyLinks = said("clients-rules.bulk.tooManyLinks", { most: bulkLimits.ids });
