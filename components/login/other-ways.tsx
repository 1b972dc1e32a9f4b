import type { WaysIn } from "@/lib/contract/identity/schema";
import { OidcLink } from "./oidc-link";
import { PasskeySignIn } from "./passkey-sign-in";

/** What there is beside the password; nothing where there is nothing. */
export function OtherWays({ waysIn: { passkeys, oidc }, next }: { waysIn: WaysIn; next: string }) {
  if (!passkeys && oidc === null) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </p>
      {passkeys && <PasskeySignIn next={next} />}
      {oidc !== null && <OidcLink name={oidc} next={next} />}
    </div>
  );
}
