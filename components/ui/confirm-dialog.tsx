import { lazyDialog } from "./lazy";

/** Asks before an act that cannot be undone. Apart from the dialogs that it comes with, as every screen may ask. */
export const ConfirmDialog = lazyDialog(() => import("./dialog").then((file) => file.ConfirmBox));
