import { Camera } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { FileInput } from "./file-input";

/** Opens the camera, on devices that are used with a finger. Kinds more precise than these would open the gallery. */
export function TakePhoto({ onPick }: { onPick: (files: FileList | null) => void }) {
  return (
    <div
      className={cn(
        buttonVariants({ variant: "outline" }),
        "overflow-hidden not-pointer-coarse:hidden",
        "outline-2 outline-offset-2 outline-transparent has-focus-visible:outline-ring",
      )}
    >
      <Camera aria-hidden="true" />
      <span aria-hidden="true">Take photo</span>
      <FileInput aria-label="Take photo" accept="image/*" capture="environment" onPick={onPick} />
    </div>
  );
}
