import type { Metadata } from "next";
import { NotificationSettingsScreen } from "@/components/notifications/notification-settings-screen";

export const metadata: Metadata = { title: "Notifications" };

export default function NotificationsPage() {
  return <NotificationSettingsScreen />;
}
