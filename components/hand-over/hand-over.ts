import { toast, undoMs } from "@/components/ui/toast";
import { handOverAppointment } from "@/lib/api/appointments";
import { messageOf } from "@/lib/api/call/request";
import { handOverLeads } from "@/lib/api/leads";
import type { T } from "@/lib/i18n/translator";

/** Null is the company. */
export type Taker = { id: number; name: string } | null;

/** What is handed over, and whose it was; `person` is absent where that is not told. */
type Handed = { id: number; person?: Taker | undefined };

type Give<H> = (items: readonly H[], personId: number | null) => Promise<unknown>;

export const giveLeads: Give<Handed> = (leads, personId) =>
  handOverLeads(
    leads.map(({ id }) => id),
    personId,
  );

export const giveAppointments: Give<Handed> = (appointments, personId) =>
  Promise.all(appointments.map(({ id }) => handOverAppointment(id, personId)));

/** The toast offers Undo, which hands each back to whom it was. @returns whether it could be done */
export async function handOver(t: T, give: Give<Handed>, items: readonly Handed[], taker: Taker): Promise<boolean> {
  const count = items.length;
  try {
    await give(items, taker?.id ?? null);
    toast.success(taker ? t("hand-over.done", { name: taker.name, count }) : t("hand-over.doneToCompany", { count }), {
      duration: undoMs,
      action: { label: t("hand-over.undo"), onClick: () => void handBack(t, give, items) },
    });
    return true;
  } catch (error) {
    toast.error(t.say(messageOf(error, t("hand-over.failed"))));
    return false;
  }
}

async function handBack(t: T, give: Give<Handed>, items: readonly Handed[]): Promise<void> {
  try {
    const idOf = ({ person }: Handed) => person?.id ?? null;
    for (const personId of new Set(items.map(idOf)))
      await give(
        items.filter((item) => idOf(item) === personId),
        personId,
      );
    toast.success(t("hand-over.undone"));
  } catch (error) {
    toast.error(t.say(messageOf(error, t("hand-over.failed"))));
  }
}
