import { AppointmentForm } from "@/components/card/appointment/appointment-form";
import { NoAppointments, PickDay, PickService, PickSlot } from "@/components/card/appointment/pick";
import { slotsQuerySchema } from "@/lib/contract/appointments/schema";
import { loadSlots } from "@/lib/web/provider-client/visitors";
import { createFormPage } from "../form-pages";

export const dynamic = "force-dynamic";

/** The query has what was chosen so far; what is not offered any more is chosen anew. */
export const GET = createFormPage("appointment", async ({ t, company, slug, at, ticket }, query) => {
  const asked =
    slotsQuerySchema.safeParse({ service: query.service, day: query.day, person: at.person?.id }).data ?? {};
  let offer = await loadSlots(slug, asked, t.language);
  if (!offer) return <NoAppointments t={t} at={at} />;
  const [only, ...more] = offer.services;
  const isOneOfMany = more.length > 0;
  const service = isOneOfMany ? offer.services.find(({ id }) => id === asked.service) : only;
  if (!service) return <PickService t={t} at={at} services={offer.services} />;
  // Where there is one alone nobody has to choose it.
  if (asked.service !== service.id)
    offer = (await loadSlots(slug, { ...asked, service: service.id }, t.language)) ?? offer;
  const { days, slots, time_zone: timeZone } = offer;
  const { day } = asked;
  if (day === undefined) return <PickDay {...{ t, at, service, isOneOfMany, days }} />;
  const start = slots.find((one) => one === query.start);
  if (start === undefined) {
    const isTaken = query.taken !== undefined || query.start !== undefined;
    return <PickSlot {...{ t, at, service, day, slots, timeZone, isTaken }} />;
  }
  return <AppointmentForm {...{ t, company, at, ticket, service, day, start, timeZone }} />;
});
