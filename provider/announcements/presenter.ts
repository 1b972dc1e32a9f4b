import type { Announcement, AnnouncementText, ShownAnnouncement } from "@/lib/contract/announcements/schema";
import { readTexts } from "@/lib/contract/texts";
import { readLanguage } from "../kernel/language";
import { localTime } from "../kernel/local-time";
import type { AnnouncementRow, FoundAnnouncement } from "./repo";

/** As administrators see it; days are those of the site's time zone. */
export function presentAnnouncement(row: FoundAnnouncement, timeZone: string): Announcement {
  return {
    ...presentPlain(row),
    texts: readTexts<AnnouncementText>(row.texts),
    plan: row.plan_id === null ? null : { id: row.plan_id, name: row.plan_name ?? "" },
    first_on: localTime(timeZone, new Date(row.starts_at)).day,
    last_on: localTime(timeZone, new Date(Date.parse(row.ends_at) - 1)).day,
    by_mail: row.is_by_mail,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** As an account sees it whose language is stored so. */
export function presentShown(row: AnnouncementRow, language: string | null): ShownAnnouncement {
  return { ...presentPlain(row), ...textsIn(row, language) };
}

/** In a language as stored; what is not said in it is said as it was first written. */
export function textsIn({ title, text, texts }: AnnouncementRow, language: string | null) {
  const known = readLanguage(language);
  const own = known === null ? undefined : readTexts<AnnouncementText>(texts)?.[known];
  return { title: own?.title ?? title, text: own?.text ?? text };
}

function presentPlain(row: AnnouncementRow): ShownAnnouncement {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    link: row.link,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
  };
}
