import { notFound } from "next/navigation";
import { sentAppointmentSchema } from "@/lib/contract/appointments/schema";
import { sentLeadSchema } from "@/lib/contract/leads/schema";
import * as paths from "@/lib/paths";
import type { FormOutcome } from "@/lib/web/forms/form-outcome";
import { writeOrdered } from "@/lib/web/forms/ordered";
import { isVisitorForm, visitorForms } from "@/lib/web/forms/visitor-forms";
import { cardOf } from "@/lib/web/gateway/back-to";
import { takeForm } from "@/lib/web/gateway/take-form";

type Context = { params: Promise<{ companyName: string; form: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { companyName, form } = await params;
  if (!isVisitorForm(form)) notFound();
  const at = cardOf(request, companyName);
  return takeForm(request, {
    operation: visitorForms[form],
    params: { companyName: at.slug },
    leadTo(outcome, answer, values = {}) {
      if (form === "appointment") return leadToAppointment(at, outcome, { answer, values });
      const order = form === "order" ? sentLeadSchema.safeParse(answer).data : undefined;
      return order ? paths.orderSent(at, writeOrdered(order.items)) : paths.formOutcome(at, form, outcome);
    },
  });
}

type Sent = { answer: unknown; values: Record<string, unknown> };

/** To the appointment's page, or, if the time was just taken, to that day's other times. */
function leadToAppointment(at: paths.FormAddress, outcome: FormOutcome, { answer, values }: Sent): string {
  const token = sentAppointmentSchema.safeParse(answer).data?.token;
  if (token) return paths.appointment(at, token);
  if (outcome !== "taken") return paths.formOutcome(at, "appointment", outcome);
  return paths.pickAppointment(at, { service: String(values.service), day: String(values.day), taken: "1" });
}
