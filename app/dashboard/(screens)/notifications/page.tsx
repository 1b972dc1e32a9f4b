import { Messages } from "@/components/i18n/messages";
import { NotificationSettingsScreen } from "@/components/notifications/notification-settings-screen";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("notifications.title");

export default function NotificationsPage() {
  return (
    <Messages of={["dashboard", "notifications"]}>
      <NotificationSettingsScreen />
    </Messages>
  );
}
