"use client";

import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { ContentCard } from "@/components/content/content-card";
import { DeleteAction } from "@/components/content/delete-action";
import { DialogAction } from "@/components/form/dialog-action";
import { Avatar } from "@/components/ui/avatar";
import { lazyDialog } from "@/components/ui/lazy";
import { deletePerson } from "@/lib/api/content";
import type { Person } from "@/lib/contract/content/person";

const EditPersonDialog = lazyDialog(() =>
  import("./edit-person-dialog").then(({ EditPersonDialog }) => EditPersonDialog),
);

type PersonCardProps = {
  person: Person;
  /** What moves the card among the others, where they can be ordered. */
  order?: ReactNode;
};

export function PersonCard({ person, order }: PersonCardProps) {
  const { id, name, role, phone, whatsapp, email, image } = person;
  const ways = [phone, whatsapp !== phone && whatsapp, email].filter(Boolean);
  return (
    <ContentCard
      title={name}
      description={role}
      icon={<Avatar name={name} src={image} className="size-14 rounded-full text-base" />}
      meta={ways.map((way) => (
        <span key={String(way)} className="min-w-0 wrap-anywhere">
          {way}
        </span>
      ))}
      actions={
        <>
          {order}
          <DialogAction icon={Pencil} label="Edit" name={name}>
            {(dialog) => <EditPersonDialog person={person} {...dialog} />}
          </DialogAction>
          <DeleteAction noun="person" name={name} onDelete={() => deletePerson(id)} />
        </>
      }
    />
  );
}
