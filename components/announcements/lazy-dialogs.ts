import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";

export const NewsDialog = lazyDialog(
  withMessages(["announcement", "announcements", "announcements-rules"], () =>
    import("./announcement-dialogs").then((file) => file.NewsDialog),
  ),
);

export const MaintenanceDialog = lazyDialog(
  withMessages(["announcement", "announcements", "announcements-rules"], () =>
    import("./announcement-dialogs").then((file) => file.MaintenanceDialog),
  ),
);
