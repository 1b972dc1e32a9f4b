"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { createAnnouncement, updateAnnouncement } from "@/lib/api/announcements";
import type { Announcement, SendAnnouncementInput } from "@/lib/contract/announcements/schema";
import { MaintenanceFields, NewsFields } from "./announcement-fields";
import { maintenanceForm, maintenanceValues, newsForm, newsValues } from "./announcement-form";

/** Without an announcement it makes a new one. */
type AnnouncementDialogProps = DialogControl & { announcement?: Announcement };

export function NewsDialog({ announcement, ...dialog }: AnnouncementDialogProps) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      {...useDialogParts("news", announcement)}
      title={t(announcement ? "announcements.edit.news" : "announcements.addNews")}
      schema={newsForm}
      defaultValues={newsValues(announcement)}
    >
      {(form) => <NewsFields form={form} />}
    </FormDialog>
  );
}

export function MaintenanceDialog({ announcement, ...dialog }: AnnouncementDialogProps) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      {...useDialogParts("maintenance", announcement)}
      title={t(announcement ? "announcements.edit.maintenance" : "announcements.addMaintenance")}
      schema={maintenanceForm}
      defaultValues={maintenanceValues(announcement)}
    >
      {(form) => <MaintenanceFields form={form} />}
    </FormDialog>
  );
}

/** What both have: the draft's name, the button's words, and sending. */
function useDialogParts(kind: string, announcement?: Announcement) {
  const t = useT();
  return {
    name: `announcement-${announcement?.id ?? kind}`,
    submitLabel: t(announcement ? "common.save" : "announcements.publish"),
    busyLabel: t("common.saving"),
    failureText: t("announcements.saveFailed"),
    onSubmit: async (input: SendAnnouncementInput) => {
      await (announcement ? updateAnnouncement(announcement.id, input) : createAnnouncement(input));
      toast.success(t("announcements.saved"));
    },
  };
}
