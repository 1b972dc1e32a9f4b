"use client";

import { CircleCheck, CircleX, LoaderCircle } from "lucide-react";
import { useDebounced } from "@/components/dashboard/use-debounced";
import { useSlugCheck } from "@/lib/api/profile";
import { slugSchema } from "@/lib/contract/slug";

type SlugStatusProps = {
  /** As typed. */
  slug: string;
  /** The card's present address, which needs no check. */
  current: string;
};

/** Says below the field whether the typed address may be had. What its form alone rules out is said without asking. */
export function SlugStatus({ slug, current }: SlugStatusProps) {
  const typed = slug.trim().toLowerCase();
  const shape = slugSchema.safeParse(typed);
  const asked = typed !== current && shape.success ? typed : "";
  const settled = useDebounced(asked);
  const check = useSlugCheck(settled);
  return (
    <div aria-live="polite" className="flex min-h-5 items-start gap-1.5 text-sm empty:hidden">
      {typed !== current && <Status {...statusOf()} />}
    </div>
  );

  function statusOf(): StatusProps {
    if (!shape.success) return { kind: "taken", text: shape.error.issues[0]?.message ?? "" };
    if (settled !== asked || !check) return { kind: "checking", text: "Checking this address..." };
    return check.available
      ? { kind: "available", text: "This address is available" }
      : { kind: "taken", text: check.detail };
  }
}

type StatusProps = { kind: "checking" | "available" | "taken"; text: string };

const looks = {
  checking: { icon: LoaderCircle, className: "animate-spin text-muted-foreground motion-reduce:animate-none" },
  available: { icon: CircleCheck, className: "text-success" },
  taken: { icon: CircleX, className: "text-destructive" },
};

function Status({ kind, text }: StatusProps) {
  const { icon: Icon, className } = looks[kind];
  return (
    <>
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${className}`} />
      <span>{text}</span>
    </>
  );
}
