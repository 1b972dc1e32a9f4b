"use client";

import { Contact, Download } from "lucide-react";
import type { MouseEvent } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/api/call/request";
import { checkLeadFile, type LeadFilter, leadFiles } from "@/lib/api/leads";
import { downloadAddress } from "@/lib/browser/download-file";
import { pathOf } from "@/lib/contract/operations/operation";
import { paths } from "@/lib/paths";

const files = [
  { kind: "table", icon: Download, label: "Export" },
  { kind: "contacts", icon: Contact, label: "Contacts" },
] as const;

/** What is on screen now, as a table and as contacts for a telephone. */
export function FileActions({ query }: { query: LeadFilter }) {
  return files.map(({ kind, icon: Icon, label }) => {
    const address = paths.api(pathOf(leadFiles[kind], {}, query));
    async function download(event: MouseEvent) {
      event.preventDefault();
      try {
        await checkLeadFile(kind, query);
        downloadAddress(address);
      } catch (error) {
        toast.error(messageOf(error, "Failed to export leads"));
      }
    }
    return (
      <Button key={kind} variant="outline" asChild>
        <a href={address} download onClick={download}>
          <Icon aria-hidden="true" />
          {label}
        </a>
      </Button>
    );
  });
}
