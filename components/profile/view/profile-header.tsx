import { Pencil } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { BriefMessage } from "@/components/form/brief-message";
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

export function ProfileHeader({
  title = "Profile settings",
  back,
  subtitle,
  mode,
  message,
  preview,
}: ProfileHeaderProps) {
  return (
    <>
      <PageHeader
        compact
        title={title}
        back={back}
        subtitle={subtitle}
        actions={
          !mode.isEditing && (
            <>
              {preview}
              <Button ref={mode.editButton} onClick={mode.start}>
                <Pencil aria-hidden="true" className="max-sm:hidden" />
                Edit Profile
              </Button>
            </>
          )
        }
      />
      <BriefMessage message={message} />
    </>
  );
}
