import { lazyDialog } from "@/components/ui/lazy/lazy-dialog";

/** Asks before a client is deleted. */
export const DeleteClientDialog = lazyDialog(() =>
  import("./delete-client-box").then(({ DeleteClientBox }) => DeleteClientBox),
);
