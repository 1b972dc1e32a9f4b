import { formatTime } from "@/lib/card/appointment-times";
import type { Service } from "@/lib/contract/appointments/schema";
import type { Company } from "@/lib/contract/cards/company";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { appointmentLimits } from "@/lib/contract/visitors/values";
import { formatNamedDay } from "@/lib/format/calendar";
import { sideBySide } from "@/lib/i18n/isolate";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { FormField, SenderFields } from "../forms/form-field";
import { VisitorForm } from "../forms/visitor-form";
import { describeService, Picked, ZoneNote } from "./pick";

type Props = {
  t: T;
  company: Company;
  at: paths.FormAddress;
  ticket: string;
  service: Service;
  day: string;
  start: string;
  timeZone: string;
};

/** `day` leads back to the other free times. */
export function AppointmentForm({ t, company, at, ticket, service, day, start, timeZone }: Props) {
  const name = company.client.company_name;
  return (
    <VisitorForm
      t={t}
      form="appointment"
      at={at}
      ticket={ticket}
      title={t("forms.title.appointment", { company: name })}
      consent={consentTexts.appointment(name)}
      send={t("forms.appointment.send")}
      then={paths.appointment(at, "")}
    >
      <div>
        <Picked
          href={paths.pickAppointment(at, { service: service.id, day })}
          change={t("forms.appointment.otherTime")}
        >
          <strong>
            {formatNamedDay(t, day)}, {formatTime(t, start, timeZone)}
          </strong>
          <br />
          {sideBySide(t, [service.name, describeService(t, service)])}
        </Picked>
        <ZoneNote t={t} timeZone={timeZone} at={start} />
      </div>
      <input type="hidden" name="service" value={service.id} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="start" value={start} />
      <SenderFields t={t} />
      <FormField
        name="note"
        label={t("forms.appointment.note")}
        rows={3}
        maxLength={appointmentLimits.note}
        required={false}
      />
    </VisitorForm>
  );
}
