import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { BriefMessage } from "@/components/form/brief-message";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/navigation/page-header";
import type { EditMode } from "./use-edit-mode";

type ProfileHeaderProps = { subtitle: string; mode: EditMode; message: string | null; preview?: ReactNode };

export function ProfileHeader({ subtitle, mode, message, preview }: ProfileHeaderProps) {
  return (
    <>
      <PageHeader
        title="Profile Settings"
        subtitle={subtitle}
        actions={
          !mode.isEditing && (
            <>
              {preview}
              <Button ref={mode.editButton} onClick={mode.start}>
                <Pencil aria-hidden="true" />
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
