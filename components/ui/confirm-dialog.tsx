import { lazyDialog } from "./lazy";

/** Lazy: every screen may need it. */
export const ConfirmDialog = lazyDialog(() => import("./dialog").then((file) => file.ConfirmBox));
