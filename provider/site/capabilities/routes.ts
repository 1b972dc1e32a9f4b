import { capabilityOperations } from "@/lib/contract/site/operations";
import type { Deps } from "../../deps";
import { passkeySiteOf } from "../../identity/passkeys/webauthn";
import { createRoutes } from "../../kernel/http/router";

/** Screens of former releases ask for each of these by its name before they show it. */
const named = Object.fromEntries(
  [
    "feedback",
    "analytics",
    "leads",
    "appointments",
    "visitor_data",
    "notifications",
    "reset_links",
    "administrators",
    "deleted_clients",
    "product_pictures",
    "people",
    "site",
    "card_files",
    "audit",
    "status",
    "sessions",
    "two_factor",
  ].map((name) => [name, true]),
);

export function capabilityRoutes(deps: Deps) {
  return createRoutes(deps, capabilityOperations, {
    getCapabilities: async () => ({
      ...named,
      passkeys: passkeySiteOf(deps.config.siteUrl) !== null,
      mail: deps.mail.isOn,
    }),
  });
}
