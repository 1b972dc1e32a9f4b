import { said } from "../../i18n/said";

export const notUndoable = said("clients-rules.bulk.notUndoable");
