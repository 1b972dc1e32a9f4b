"use client";

import { useId, useState } from "react";
import Cropper from "react-easy-crop";
import { useT } from "@/components/i18n/translator-context";
import "react-easy-crop/react-easy-crop.css";
import { FieldHint } from "@/components/ui/field/field";
import { Label } from "@/components/ui/field/label";
import type { Area } from "@/lib/browser/picture/draw-picture";

const zoomRange = { min: 1, max: 4, step: 0.05 };

type CropAreaProps = { url: string; aspect: number; hint?: string; onChange: (area: Area) => void };

export function CropArea({ url, aspect, hint, onChange }: CropAreaProps) {
  const t = useT();
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zoomRange.min);
  return (
    <>
      <div className="relative h-64 shrink-0 overflow-hidden rounded-lg bg-muted sm:h-80">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          minZoom={zoomRange.min}
          maxZoom={zoomRange.max}
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ role: "group", "aria-label": t("picture.crop.area") }}
          mediaProps={{ alt: "" }}
          classes={{
            cropAreaClassName: "focus-visible:outline-3 focus-visible:-outline-offset-4 focus-visible:outline-ring",
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onChange(area)}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={id}>{t("picture.crop.zoom")}</Label>
        <input
          id={id}
          type="range"
          {...zoomRange}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 w-full cursor-pointer rounded-md accent-primary focus-ring"
        />
        {hint && <FieldHint>{hint}</FieldHint>}
      </div>
    </>
  );
}
