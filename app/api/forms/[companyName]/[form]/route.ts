import { notFound } from "next/navigation";
import { sentAppointmentSchema } from "@/lib/contract/appointments/schema";
import { sentLeadSchema } from "@/lib/contract/leads/schema";
import * as paths from "@/lib/paths";
import { decodeSegment } from "@/lib/paths";
import type { FormOutcome } from "@/lib/web/forms/form-outcome";
import { writeOrdered } from "@/lib/web/forms/ordered";
import { isVisitorForm, visitorForms } from "@/lib/web/forms/visitor-forms";
import { takeForm } from "@/lib/web/gateway/take-form";

type Context = { params: Promise<{ companyName: string; form: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { companyName, form } = await params;
  if (!isVisitorForm(form)) notFound();
  const name = decodeSegment(companyName);
  return takeForm(request, {
    operation: visitorForms[form],
    params: { companyName: name },
    leadTo(outcome, answer, values = {}) {
      if (form === "appointment") return leadToAppointment(name, outcome, { answer, values });
      const order = form === "order" ? sentLeadSchema.safeParse(answer).data : undefined;
      return order ? paths.orderSent(name, writeOrdered(order.items)) : paths.formOutcome(name, form, outcome);
    },
  });
}

type Sent = { answer: unknown; values: Record<string, unknown> };

/** To the appointment's page, or, if the time was just taken, to that day's other times. */
function leadToAppointment(name: string, outcome: FormOutcome, { answer, values }: Sent): string {
  const token = sentAppointmentSchema.safeParse(answer).data?.token;
  if (token) return paths.appointment(name, token);
  if (outcome !== "taken") return paths.formOutcome(name, "appointment", outcome);
  return paths.pickAppointment(name, { service: String(values.service), day: String(values.day), taken: "1" });
}
