"use client";

import { Contact, Download } from "lucide-react";
import { DownloadLink } from "@/components/content/download-link";
import { checkLeadFile, type LeadFilter, leadFiles } from "@/lib/api/leads";
import { pathOf } from "@/lib/contract/operation";
import * as paths from "@/lib/paths";

const files = [
  { kind: "table", icon: Download, label: "Export" },
  { kind: "contacts", icon: Contact, label: "Save contacts" },
] as const;

/** What is on screen now, as a table and as contacts for a telephone. */
export function FileActions({ query }: { query: LeadFilter }) {
  return files.map(({ kind, icon, label }) => (
    <DownloadLink
      key={kind}
      address={paths.api(pathOf(leadFiles[kind], {}, query))}
      icon={icon}
      check={() => checkLeadFile(kind, query)}
      failure="Failed to export enquiries"
    >
      {label}
    </DownloadLink>
  ));
}
