"use client";

import { Download } from "lucide-react";
import { useId, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Label } from "@/components/ui/field/label";
import { Switch } from "@/components/ui/field/switch";
import { SectionCard } from "@/components/ui/section-card";
import * as paths from "@/lib/paths";

const files = [
  { kind: "png", name: "For chats and posts" },
  { kind: "svg", name: "For printing, at any size" },
] as const;

export function CodeSection({ slug, hasLogo }: { slug: string; hasLogo: boolean }) {
  const id = useId();
  const [isMarked, setIsMarked] = useState(true);
  return (
    <SectionCard title="QR code" description="It keeps working when your link changes.">
      {/* biome-ignore lint/performance/noImgElement: a drawing without sizes to choose from */}
      <img
        src={paths.qrCode(slug, "svg", isMarked)}
        width={330}
        height={330}
        alt="QR code that opens your card"
        className="mx-auto h-auto w-full max-w-60 rounded-lg border border-border bg-white"
      />
      <div className="mt-4 flex min-h-11 items-center justify-between gap-3">
        <Label htmlFor={id}>{hasLogo ? "With your logo" : "With your initial"}</Label>
        <Switch id={id} checked={isMarked} onCheckedChange={setIsMarked} />
      </div>
      <div className="mt-3 grid gap-3">
        {files.map(({ kind, name }) => (
          <a
            key={kind}
            href={paths.qrCode(slug, kind, isMarked)}
            download
            className={buttonVariants({ variant: "outline" })}
          >
            <Download aria-hidden="true" />
            {name}
          </a>
        ))}
      </div>
    </SectionCard>
  );
}
