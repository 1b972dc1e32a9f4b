import * as appointmentMessages from "@/lib/contract/appointments/messages";
import { appointmentOperations, appointmentSettingsOperations } from "@/lib/contract/appointments/operations";
import type { T } from "@/lib/i18n/translator";
import { createCounter } from "../analytics/events/service";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import { presentPage } from "../kernel/http/list";
import { createRoutes } from "../kernel/http/router";
import { readVisitor } from "../kernel/http/visitor";
import { createFormGuard } from "../visitors/service";
import { writeCalendarFile } from "./calendar-file";
import { type ForWhom, presentAppointment, presentEvent, presentOwn, presentSettings, presentSlots } from "./presenter";
import type { AddressedRow } from "./repo";
import {
  appointmentBound,
  getAppointment,
  getCard,
  getOwn,
  handOverAppointment,
  listAppointments,
  listSlots,
  sendAppointment,
  updateAppointment,
  withdraw,
} from "./service";
import { getSettings, writeSettings } from "./settings-service";

export function appointmentRoutes(deps: Deps) {
  const desk = { guard: createFormGuard(deps, appointmentBound), counter: createCounter(deps) };
  const { config } = deps;
  const now = () => deps.now().toISOString();
  const presentFor = (row: AddressedRow) => presentOwn(row, now(), config.timeZone);

  return createRoutes(deps, appointmentOperations, {
    listSlots: async ({ params, query }) => presentSlots(await listSlots(deps, params.companyName, query)),

    async sendAppointment({ params: { companyName }, body: input, actor, by: { address }, t, request }) {
      const visitor = readVisitor(request.headers, address, deps.findPlace);
      const token = await sendAppointment(deps, desk, { companyName, input, t, visitor, actor, address });
      return { detail: appointmentMessages.received, token };
    },

    getOwnAppointment: async ({ params }) => presentFor(await getOwn(deps, params.token)),

    getOwnAppointmentFile: async ({ params }) => calendarFile(await getOwn(deps, params.token), "customer"),

    withdrawAppointment: async ({ params }) => presentFor(await withdraw(deps, params.token)),

    async listAppointments(call) {
      const { page, time_zone } = await listAppointments(deps, call.actor, call.query);
      const replying = await readReplying(call);
      return { ...presentPage(call, page, (row) => presentAppointment(row, now(), call.actor, replying)), time_zone };
    },

    async updateAppointment(call) {
      const { actor, params, body } = call;
      const row = await updateAppointment(deps, actor, params.id, body);
      return presentAppointment(row, now(), actor, await readReplying(call));
    },

    async handOverAppointment(call) {
      const { actor, params, body } = call;
      const row = await handOverAppointment(deps, actor, params.id, body);
      return presentAppointment(row, now(), actor, await readReplying(call));
    },

    getAppointmentFile: async ({ actor, params }) =>
      calendarFile(await getAppointment(deps, actor, params.id), "company"),
  });

  async function readReplying({ actor, t }: { actor: ClientActor; t: T }) {
    return { t, siteUrl: config.siteUrl, card: await getCard(deps, actor.clientId) };
  }

  function calendarFile(row: AddressedRow, forWhom: ForWhom): Response {
    return new Response(writeCalendarFile(presentEvent(row, { now: now(), siteUrl: config.siteUrl, forWhom })), {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="appointment.ics"',
      },
    });
  }
}

export function appointmentSettingsRoutes(deps: Deps) {
  return createRoutes(deps, appointmentSettingsOperations, {
    getAppointmentSettings: async ({ actor }) => presentSettings(await getSettings(deps, actor.clientId)),

    writeAppointmentSettings: async ({ actor, body }) => presentSettings(await writeSettings(deps, actor, body)),
  });
}
