"use client";

import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";

export const LazyTakerDialog = lazyDialog(
  withMessages(["hand-over"], () => import("./taker-dialog").then(({ TakerDialog }) => TakerDialog)),
);
