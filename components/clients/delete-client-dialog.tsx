import { lazyDialog } from "@/components/ui/lazy";

/** Asks before a client is deleted. */
export const DeleteClientDialog = lazyDialog(() =>
  import("./delete-client-box").then(({ DeleteClientBox }) => DeleteClientBox),
);
