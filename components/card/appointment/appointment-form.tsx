import { formatTime } from "@/lib/card/appointment-times";
import type { Service } from "@/lib/contract/appointments/schema";
import type { Company } from "@/lib/contract/cards/company";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { appointmentLimits } from "@/lib/contract/visitors/values";
import { formatNamedDay } from "@/lib/format/calendar";
import * as paths from "@/lib/paths";
import { FormField, SenderFields } from "../forms/form-field";
import { VisitorForm } from "../forms/visitor-form";
import { describeService, Picked, ZoneNote } from "./pick";

type Props = {
  company: Company;
  slug: string;
  ticket: string;
  service: Service;
  day: string;
  start: string;
  timeZone: string;
};

/** `day` leads back to the other free times. */
export function AppointmentForm({ company, slug, ticket, service, day, start, timeZone }: Props) {
  const name = company.client.company_name;
  return (
    <VisitorForm
      form="appointment"
      slug={slug}
      ticket={ticket}
      title={`Appointment at ${name}`}
      consent={consentTexts.appointment(name)}
      send="Request appointment"
      then={paths.appointment(slug, "")}
    >
      <div>
        <Picked href={paths.pickAppointment(slug, { service: service.id, day })} change="Another time">
          <strong>
            {formatNamedDay(day)}, {formatTime(start, timeZone)}
          </strong>
          <br />
          {service.name} · {describeService(service)}
        </Picked>
        <ZoneNote timeZone={timeZone} at={start} />
      </div>
      <input type="hidden" name="service" value={service.id} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="start" value={start} />
      <SenderFields />
      <FormField
        name="note"
        label="Anything we should know?"
        rows={3}
        maxLength={appointmentLimits.note}
        required={false}
      />
    </VisitorForm>
  );
}
