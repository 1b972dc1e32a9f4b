import { lazyDialog } from "@/components/ui/lazy";

/** Asks, deletes, and stays open with the reason when that failed. */
export const DeleteDialog = lazyDialog(() => import("./delete-box").then(({ DeleteBox }) => DeleteBox));
