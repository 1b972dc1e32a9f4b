import { Link } from "@/components/ui/navigation/link";
import * as paths from "@/lib/paths";

/** Who is to pay, with the way to its screen. */
export function ClientLink({ clientId, children: name }: { clientId: number; children: string }) {
  return (
    <Link
      href={paths.client(clientId)}
      className="touch-target rounded-sm font-medium wrap-anywhere hover:underline focus-ring"
    >
      {name}
    </Link>
  );
}
