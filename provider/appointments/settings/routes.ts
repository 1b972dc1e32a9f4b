import { appointmentSettingsOperations } from "@/lib/contract/appointments/operations";
import type { Deps } from "../../deps";
import { createRoutes } from "../../kernel/http/router";
import { presentSettings } from "./presenter";
import { getSettings, writeSettings } from "./service";

export function appointmentSettingsRoutes(deps: Deps) {
  return createRoutes(deps, appointmentSettingsOperations, {
    getAppointmentSettings: async ({ actor }) => presentSettings(await getSettings(deps, actor.clientId)),

    writeAppointmentSettings: async ({ actor, body }) =>
      presentSettings(await writeSettings(deps, actor.clientId, body)),
  });
}
