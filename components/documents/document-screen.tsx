"use client";

import { FileText, Upload } from "lucide-react";
import { ContentList } from "@/components/list/content-list";
import { ContentListSkeleton } from "@/components/list/content-list-skeleton";
import { useContentQuery } from "@/components/list/use-content-query";
import { useOpenByAddress } from "@/components/list/use-open-by-address";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { lazyDialog } from "@/components/ui/lazy";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { useDocumentStats, useDocuments } from "@/lib/api/content";
import { DocumentCard } from "./document-card";
import { DocumentStatsPanel } from "./document-stats-panel";

const UploadDocumentDialog = lazyDialog(() =>
  import("./upload-document-dialog").then(({ UploadDocumentDialog }) => UploadDocumentDialog),
);

export function DocumentScreen() {
  const list = useContentQuery();
  const documents = useDocuments(list.query);
  const stats = useDocumentStats();
  const [isUploading, setIsUploading] = useOpenByAddress();
  // The notice above the list depends on them; coming later, it would push the list down.
  const isWaiting = !stats.data && !stats.error;
  const isFull = stats.data?.remaining_slots === 0;

  const uploadButton = (
    <Button disabled={isFull} onClick={() => setIsUploading(true)}>
      <Upload aria-hidden="true" />
      Upload document
    </Button>
  );

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="My Documents" subtitle="The PDF brochures on your card" actions={uploadButton} />
      <DocumentStatsPanel stats={stats.data} failed={Boolean(stats.error)} onRetry={() => stats.mutate()} />
      {isFull && (
        <Alert variant="warning">
          All {stats.data?.max_documents} document slots are in use. Delete a document to upload another.
        </Alert>
      )}
      {isWaiting ? (
        <ContentListSkeleton label="Loading documents..." />
      ) : (
        <ContentList
          noun={["document", "documents"]}
          list={list}
          answer={documents}
          searchPlaceholder="Search by file name"
          empty={{
            icon: FileText,
            description: "Upload a PDF brochure, price list or menu for customers to download.",
            action: uploadButton,
          }}
        >
          {(document) => <DocumentCard document={document} />}
        </ContentList>
      )}
      <UploadDocumentDialog open={isUploading && !isFull} onOpenChange={setIsUploading} />
    </div>
  );
}
