import { lazyDialog } from "@/components/ui/lazy";

/** Asks, acts, and stays open with the reason when that failed. */
export const ActDialog = lazyDialog(() => import("./act-box").then(({ ActBox }) => ActBox));
