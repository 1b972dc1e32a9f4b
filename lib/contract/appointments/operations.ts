import { handOverSchema } from "../leads/schema";
import type { Operations } from "../operation";
import { appointmentLimits, visitorFormLimits } from "../visitors/values";
import {
  appointmentListQuerySchema,
  appointmentListSchema,
  appointmentSchema,
  appointmentSettingsSchema,
  ownAppointmentSchema,
  sendAppointmentSchema,
  sentAppointmentSchema,
  slotsQuerySchema,
  slotsSchema,
  updateAppointmentSchema,
  writeAppointmentSettingsSchema,
} from "./schema";

const looks = { perMinute: appointmentLimits.looksPerMinute };

/**
 * Appointments that visitors request. The visitor has an unguessable token for each; a company that gives no appointments
 * answers 404.
 */
export const appointmentOperations = {
  listSlots: {
    summary: "Appointment settings of a company, and when it is free",
    method: "GET",
    path: "/public/company/:companyName/appointments/slots/",
    access: "public",
    query: slotsQuerySchema,
    rate: looks,
    status: 200,
    answer: slotsSchema,
  },
  sendAppointment: {
    summary: "Requests an appointment; its time is held until the company answers",
    method: "POST",
    path: "/public/company/:companyName/appointments/",
    access: "public",
    knowsVisitor: true,
    body: sendAppointmentSchema,
    rate: { perMinute: visitorFormLimits.perMinute },
    status: 201,
    answer: sentAppointmentSchema,
  },
  getOwnAppointment: {
    summary: "An appointment, for the visitor who requested it",
    method: "GET",
    path: "/public/appointments/:token/",
    access: "public",
    rate: looks,
    status: 200,
    answer: ownAppointmentSchema,
  },
  getOwnAppointmentFile: {
    summary: "The same as a calendar file",
    method: "GET",
    path: "/public/appointments/:token/calendar/",
    access: "public",
    rate: looks,
    status: 200,
    answer: "text/calendar",
  },
  withdrawAppointment: {
    summary: "Cancels an appointment as the visitor who requested it; past or cancelled ones do not change",
    method: "POST",
    path: "/public/appointments/:token/withdraw/",
    access: "public",
    rate: { perMinute: visitorFormLimits.perMinute },
    status: 200,
    answer: ownAppointmentSchema,
  },
  listAppointments: {
    summary: "A page of the client's appointments, next one first",
    method: "GET",
    path: "/client/appointments/",
    access: "appointments.answer",
    query: appointmentListQuerySchema,
    status: 200,
    answer: appointmentListSchema,
  },
  updateAppointment: {
    summary: "Confirms, declines or cancels an appointment, or undoes that",
    method: "PATCH",
    path: "/client/appointments/:id/",
    access: "appointments.answer",
    body: updateAppointmentSchema,
    status: 200,
    answer: appointmentSchema,
  },
  handOverAppointment: {
    summary: "Hands an appointment over to another person within reach, who is told",
    method: "POST",
    path: "/client/appointments/:id/hand-over/",
    access: "leads.handOver",
    body: handOverSchema,
    status: 200,
    answer: appointmentSchema,
  },
  getAppointmentFile: {
    summary: "An appointment as a calendar file for the client",
    method: "GET",
    path: "/client/appointments/:id/calendar/",
    access: "appointments.answer",
    status: 200,
    answer: "text/calendar",
  },
} as const satisfies Operations;

const path = "/client/appointments/settings/";

export const appointmentSettingsOperations = {
  getAppointmentSettings: {
    summary: "The client's appointment settings",
    method: "GET",
    path,
    access: "card.edit",
    status: 200,
    answer: appointmentSettingsSchema,
  },
  writeAppointmentSettings: {
    summary: "Changes the appointment settings; booked appointments stay",
    method: "PUT",
    path,
    access: "card.edit",
    body: writeAppointmentSettingsSchema,
    changes: ["card"],
    status: 200,
    answer: appointmentSettingsSchema,
  },
} as const satisfies Operations;
