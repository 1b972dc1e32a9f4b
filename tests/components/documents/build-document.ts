import type { Document, DocumentStats } from "@/lib/contract/content/document";

export function buildDocument(overrides: Partial<Document> = {}): Document {
  return {
    id: 1,
    file: "/media/brochure.pdf",
    file_name: "Brochure",
    size: 1_468_006,
    uploaded_at: "2026-11-01T10:00:00.000Z",
    ...overrides,
  };
}

export function buildStats(overrides: Partial<DocumentStats> = {}): DocumentStats {
  return { total_documents: 1, remaining_slots: 1, max_documents: 2, total_size: 1_468_006, ...overrides };
}

export function buildPdf(overrides: { name?: string; type?: string; size?: number } = {}): File {
  const { name = "Price list 2026.pdf", type = "application/pdf", size = 1_000 } = overrides;
  return new File([new Uint8Array(size)], name, { type });
}
