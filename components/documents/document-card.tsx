"use client";

import { FileText, Pencil } from "lucide-react";
import { ContentCard } from "@/components/content/content-card";
import { DeleteAction } from "@/components/content/delete-action";
import { LinkAction } from "@/components/content/link-action";
import { DialogAction } from "@/components/form/dialog-action";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { RestingBadge } from "@/components/own-plan/resting-badge";
import { ShowAction } from "@/components/own-plan/show-action";
import { lazyDialog } from "@/components/ui/lazy";
import { LocalTime } from "@/components/ui/time";
import { deleteDocument } from "@/lib/api/content";
import { withMessages } from "@/lib/browser/messages";
import type { Document } from "@/lib/contract/content/document";
import { formatSize } from "@/lib/format/size";

const RenameDocumentDialog = lazyDialog(
  withMessages(["documents", "file-rules", "content-rules", "picture"], () =>
    import("./document-dialogs").then(({ RenameDocumentDialog }) => RenameDocumentDialog),
  ),
);

export function DocumentCard({ document }: { document: Document }) {
  const t = useT();
  const { id, file, file_name: name, size, uploaded_at: uploadedAt } = document;
  return (
    <ContentCard
      title={name}
      badge={<RestingBadge item={document} />}
      icon={
        <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent text-accent-foreground">
          <FileText aria-hidden="true" className="size-5" />
        </span>
      }
      meta={
        <>
          {size !== undefined && <span>{formatSize(size)}</span>}
          <span>{rich(t, "documents.card.uploaded", { time: () => <LocalTime time={uploadedAt} /> })}</span>
        </>
      }
      actions={
        <>
          <ShowAction content="documents" item={document} name={name} />
          <LinkAction href={file} words="documents.open" name={name} />
          <DialogAction icon={Pencil} words="documents.rename" name={name}>
            {(dialog) => <RenameDocumentDialog document={document} {...dialog} />}
          </DialogAction>
          <DeleteAction words="documents.delete" name={name} onDelete={() => deleteDocument(id)} />
        </>
      }
    />
  );
}
