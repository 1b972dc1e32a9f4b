import type { Capabilities } from "@/lib/contract/capabilities";
import { capabilityOperations } from "@/lib/contract/operations/capabilities";
import type { Deps } from "../../deps";
import { passkeySiteOf } from "../../identity/passkeys/webauthn";
import { createRoutes } from "../../kernel/http/router";

/** What this provider keeps. */
const capabilities: Omit<Capabilities, "passkeys"> = {
  feedback: true,
  analytics: true,
  leads: true,
  appointments: true,
  visitor_data: true,
  notifications: true,
  reset_links: true,
  administrators: true,
  deleted_clients: true,
  product_pictures: true,
  people: true,
  site: true,
  card_files: true,
  audit: true,
  status: true,
  sessions: true,
  two_factor: true,
};

export function capabilityRoutes(deps: Deps) {
  return createRoutes(deps, capabilityOperations, {
    getCapabilities: async () => ({ ...capabilities, passkeys: passkeySiteOf(deps.config.siteUrl) !== null }),
  });
}
