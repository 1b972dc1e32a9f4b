import { lazyDialog } from "../lazy";

/** Asks before an act that cannot be undone. */
export const ConfirmDialog = lazyDialog(() => import("./confirm-box").then(({ ConfirmBox }) => ConfirmBox));
