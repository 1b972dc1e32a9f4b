import { Pencil } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { BriefMessage } from "@/components/form/brief-message";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/navigation/page-header";
import type { EditMode } from "./use-edit-mode";

type ProfileHeaderProps = Pick<ComponentProps<typeof PageHeader>, "back"> & {
  title?: string;
  subtitle: string;
  mode: EditMode;
  message: string | null;
  preview?: ReactNode;
};

export function ProfileHeader({ title, back, subtitle, mode, message, preview }: ProfileHeaderProps) {
  const t = useT();
  return (
    <>
      <PageHeader
        compact
        title={title ?? t("profile.title")}
        back={back}
        subtitle={subtitle}
        actions={
          !mode.isEditing && (
            <>
              {preview}
              <Button ref={mode.editButton} onClick={mode.start}>
                <Pencil aria-hidden="true" className="max-sm:hidden" />
                {t("profile.edit.action")}
              </Button>
            </>
          )
        }
      />
      <BriefMessage message={message} />
    </>
  );
}
