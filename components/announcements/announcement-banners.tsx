"use client";

import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { toast } from "@/components/ui/toast";
import { dismissAnnouncement } from "@/lib/api/announcements";
import { reasonOf } from "@/lib/api/call/request";
import type { ShownAnnouncement } from "@/lib/contract/announcements/schema";
import { MaintenanceText } from "./maintenance-notice";

/** What the site tells the account, above every screen. */
export function AnnouncementBanners({ announcements }: { announcements: readonly ShownAnnouncement[] }) {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-3 px-4 pt-4 sm:px-6 2xl:max-w-[88rem] print:hidden">
      {announcements.map((announcement) => (
        <AnnouncementBanner
          key={announcement.id}
          announcement={announcement}
          action={<PutAway id={announcement.id} />}
        />
      ))}
    </div>
  );
}

type AnnouncementBannerProps = {
  announcement: Pick<ShownAnnouncement, "kind" | "title" | "text" | "link" | "starts_at" | "ends_at">;
  action?: ReactNode;
};

export function AnnouncementBanner({ announcement, action }: AnnouncementBannerProps) {
  const isNews = announcement.kind === "news";
  return (
    <Alert variant={isNews ? "info" : "warning"}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 wrap-anywhere">
          {isNews ? <News {...announcement} /> : <MaintenanceText maintenance={announcement} />}
        </div>
        {action}
      </div>
    </Alert>
  );
}

function News({ title, text, link }: Pick<ShownAnnouncement, "title" | "text" | "link">) {
  const t = useT();
  return (
    <>
      <p dir="auto" className="font-semibold">
        {title}
      </p>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
      {link && (
        <Link
          href={link}
          aria-label={t("announcement.moreOf", { title })}
          className="touch-target rounded-sm font-medium underline underline-offset-4 focus-ring"
        >
          {t("announcement.more")}
        </Link>
      )}
    </>
  );
}

function PutAway({ id }: { id: number }) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);

  async function putAway() {
    setIsBusy(true);
    await dismissAnnouncement(id).catch((error) => toast.error(t.say(reasonOf(error))));
    setIsBusy(false);
  }

  return (
    <Button
      variant="ghost"
      size="icon-sm"
      className="-my-2 -me-2"
      aria-label={t("announcement.putAway")}
      disabled={isBusy}
      onClick={() => void putAway()}
    >
      <X aria-hidden="true" />
    </Button>
  );
}
