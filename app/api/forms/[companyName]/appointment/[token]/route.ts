import { appointmentOperations } from "@/lib/contract/appointments/operations";
import * as paths from "@/lib/paths";
import { cardOf } from "@/lib/web/gateway/back-to";
import { takeForm } from "@/lib/web/gateway/take-form";

type Context = { params: Promise<{ companyName: string; token: string }> };

/** Cancels an appointment for its visitor and shows their page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { companyName, token } = await params;
  return takeForm(request, {
    operation: appointmentOperations.withdrawAppointment,
    params: { token },
    leadTo: () => paths.appointment(cardOf(request, companyName), token),
  });
}
