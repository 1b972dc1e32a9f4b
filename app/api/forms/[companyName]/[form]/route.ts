import { notFound } from "next/navigation";
import { sentLeadSchema } from "@/lib/contract/lead";
import { writeOrdered } from "@/lib/forms/ordered";
import { isVisitorForm, visitorForms } from "@/lib/forms/visitor-forms";
import { takeForm } from "@/lib/gateway/take-form";
import { decodeSegment, paths } from "@/lib/paths";

type Context = { params: Promise<{ companyName: string; form: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { companyName, form } = await params;
  if (!isVisitorForm(form)) notFound();
  const name = decodeSegment(companyName);
  return takeForm(request, {
    operation: visitorForms[form],
    params: { companyName: name },
    leadTo(outcome, answer) {
      const order = form === "order" ? sentLeadSchema.safeParse(answer).data : undefined;
      return order ? paths.orderSent(name, writeOrdered(order.items)) : paths.formOutcome(name, form, outcome);
    },
  });
}
