import type { Appointment } from "@/lib/contract/appointments/schema";

const day = 24 * 60 * 60_000;

/** Midnight UTC, `days` days after the next one. */
export const at = (days: number) => new Date(Math.ceil(Date.now() / day) * day + days * day);

export function buildAppointment(change: Partial<Appointment> = {}): Appointment {
  return {
    id: 7,
    status: "requested",
    service: "Hair cut",
    minutes: 60,
    price: "₹300",
    start: at(2).toISOString(),
    end: new Date(at(2).getTime() + 60 * 60_000).toISOString(),
    name: "Asha Rao",
    phone: "+91 98765 43210",
    note: "First time",
    message: "",
    token: "a-token",
    consent: "",
    reply: "Namaste Asha Rao, about your appointment",
    created_at: at(-2).toISOString(),
    updated_at: at(-2).toISOString(),
    ...change,
  };
}
