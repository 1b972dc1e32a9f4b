import { withMessages } from "@/lib/browser/messages";
import { lazyDialog } from "./lazy";

/** Lazy: every screen may need it. */
export const ConfirmDialog = lazyDialog(withMessages([], () => import("./dialog").then((file) => file.ConfirmBox)));
