import { LogIn } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import * as paths from "@/lib/paths";

/** To the operator's own sign-in service; a document of its own, so that the browser really goes there. */
export function OidcLink({ name, next }: { name: string; next: string }) {
  return (
    <a href={paths.startOidc(next)} className={cn(buttonVariants({ variant: "outline" }), "w-full")}>
      <LogIn aria-hidden="true" />
      Continue with {name}
    </a>
  );
}
