"use client";

import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { downloadFile } from "@/lib/browser/download";
import { DeleteEverything } from "./delete-everything";
import { FoundAppointment, FoundFeedback, FoundLead } from "./found-items";
import type { Found } from "./visitor-data-screen";

/** Everything of one person, to hand out and to delete. */
export function FoundData({ found, onDeleted }: { found: Found; onDeleted: () => void }) {
  const { feedback, leads, appointments = [] } = found.data;

  function download() {
    const day = new Date().toISOString().slice(0, 10);
    downloadFile(
      `visitor-data-${day}.json`,
      "application/json",
      JSON.stringify({ contact: found.contact, ...found.data }, null, 2),
    );
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={download}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <DeleteEverything found={found} onDeleted={onDeleted} />
      </div>
      {feedback.length > 0 && (
        <SectionCard title="Reviews">
          <ul className={list}>
            {feedback.map((item) => (
              <FoundFeedback key={item.id} item={item} />
            ))}
          </ul>
        </SectionCard>
      )}
      {leads.length > 0 && (
        <SectionCard title="Enquiries">
          <ul className={list}>
            {leads.map((lead) => (
              <FoundLead key={lead.id} lead={lead} />
            ))}
          </ul>
        </SectionCard>
      )}
      {appointments.length > 0 && (
        <SectionCard title="Appointments">
          <ul className={list}>
            {appointments.map((appointment) => (
              <FoundAppointment key={appointment.id} appointment={appointment} />
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  );
}

const list = "flex flex-col divide-y divide-border";
