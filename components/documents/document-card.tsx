"use client";

import { ExternalLink, FileText, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { ContentCard } from "@/components/content/content-card";
import { DeleteDialog } from "@/components/content/delete-dialog";
import { Button } from "@/components/ui/button";
import { deleteDocument } from "@/lib/api/documents";
import type { Document } from "@/lib/contract/document";
import { formatDate } from "@/lib/format-date";
import { formatSize } from "@/lib/format-size";
import { RenameDocumentDialog } from "./rename-document-dialog";

export function DocumentCard({ document }: { document: Document }) {
  const { id, file, file_name: name, size, uploaded_at: uploadedAt } = document;
  const [dialog, setDialog] = useState<"rename" | "delete" | null>(null);
  return (
    <>
      <ContentCard
        title={name}
        icon={
          <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent text-accent-foreground">
            <FileText aria-hidden="true" className="size-5" />
          </span>
        }
        meta={
          <>
            {size !== undefined && <span>{formatSize(size)}</span>}
            <span>
              Uploaded <time dateTime={uploadedAt}>{formatDate(uploadedAt)}</time>
            </span>
          </>
        }
        actions={
          <>
            <Button variant="ghost" size="sm" asChild>
              <a href={file} target="_blank" rel="noopener" aria-label={`Open ${name} (opens in a new tab)`}>
                <ExternalLink aria-hidden="true" />
                Open
              </a>
            </Button>
            <Button variant="ghost" size="sm" aria-label={`Rename ${name}`} onClick={() => setDialog("rename")}>
              <Pencil aria-hidden="true" />
              Rename
            </Button>
            <Button
              variant="ghost"
              size="icon-sm"
              className="ml-auto hover:bg-destructive/10 hover:text-destructive"
              aria-label={`Delete ${name}`}
              title="Delete"
              onClick={() => setDialog("delete")}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </>
        }
      />
      <RenameDocumentDialog
        document={document}
        open={dialog === "rename"}
        onOpenChange={(open) => setDialog(open ? "rename" : null)}
      />
      <DeleteDialog
        noun="document"
        name={name}
        open={dialog === "delete"}
        onOpenChange={(open) => setDialog(open ? "delete" : null)}
        onDelete={() => deleteDocument(id)}
      />
    </>
  );
}
