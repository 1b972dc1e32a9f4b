import { AnnouncementsScreen } from "@/components/announcements/announcements-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { announcementOperations } from "@/lib/contract/announcements/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("announcements.title");

const readings = [reading(announcementOperations.listAnnouncements)];

export default function AnnouncementsPage() {
  return (
    <Messages of={["announcements", "common", "format.ago", "format.days", "format.namedDay"]}>
      <WithAnswers to={readings}>
        <AnnouncementsScreen />
      </WithAnswers>
    </Messages>
  );
}
