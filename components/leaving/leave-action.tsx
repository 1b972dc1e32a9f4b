"use client";

import { LogOut } from "lucide-react";
import { DialogAction } from "@/components/form/dialog-action";
import { lazyDialog } from "@/components/ui/lazy";
import { withMessages } from "@/lib/browser/messages";
import type { Person } from "@/lib/contract/content/person";

const LeaveDialog = lazyDialog(
  withMessages(["leaving"], () => import("./leave-dialog").then((file) => file.LeaveDialog)),
);

/** Takes a person out of the company. */
export function LeaveAction({ person }: { person: Person }) {
  return (
    <DialogAction icon={LogOut} words="leaving.open" name={person.name}>
      {(dialog) => <LeaveDialog person={person} {...dialog} />}
    </DialogAction>
  );
}
