import { LogIn } from "lucide-react";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";

/** To the operator's own sign-in service; a document of its own, so that the browser really goes there. */
export function OidcLink({ name, next }: { name: string; next: string }) {
  return (
    <Button asChild variant="outline" className="w-full">
      <a href={paths.startOidc(next)}>
        <LogIn aria-hidden="true" />
        Continue with {name}
      </a>
    </Button>
  );
}
