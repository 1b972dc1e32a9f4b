"use client";

import { CircleCheck, CircleX, Info, LoaderCircle } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { useDebounced } from "@/components/list/use-debounced";
import { useSlugCheck } from "@/lib/api/profile-form";
import { slugSchema } from "@/lib/contract/cards/slug";

type SlugStatusProps = {
  /** Undefined until somebody types an address. */
  typed: string | undefined;
  /** The card's present address, which needs no check. */
  current: string;
  isRenamed: boolean;
  /** The address that a new name brings; undefined while nobody can tell. */
  brought: string | undefined;
};

/**
 * Says below the field what becomes of the card's address, and whether a typed one may be had. What its form alone rules
 * out is said without asking.
 */
export function SlugStatus({ typed, current, isRenamed, brought }: SlugStatusProps) {
  const t = useT();
  const slug = typed?.trim().toLowerCase() ?? current;
  const shape = slugSchema.safeParse(slug);
  const asked = slug !== current && shape.success ? slug : "";
  const settled = useDebounced(asked);
  const check = useSlugCheck(settled);
  return (
    <div aria-live="polite" className="flex min-h-5 items-start gap-1.5 text-sm empty:sr-only">
      {slug !== current && <Status {...statusOf()} />}
      {slug === current && isRenamed && <Status kind="told" text={textOfMove()} />}
    </div>
  );

  function statusOf(): StatusProps {
    if (!shape.success) return { kind: "taken", text: t.say(shape.error.issues[0]?.message ?? "") };
    if (settled !== asked || !check) return { kind: "checking", text: t("profile.place.cardLink.checking") };
    return check.available
      ? { kind: "available", text: t("profile.place.cardLink.available") }
      : { kind: "taken", text: t.say(check.detail) };
  }

  function textOfMove(): string {
    if (typed !== undefined || brought === current) return t("profile.place.cardLink.keeps");
    return brought === undefined ? t("profile.place.cardLink.getsNew") : t("profile.place.cardLink.getsThis");
  }
}

type StatusProps = { kind: "told" | "checking" | "available" | "taken"; text: string };

const looks = {
  told: { icon: Info, className: "text-muted-foreground" },
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
