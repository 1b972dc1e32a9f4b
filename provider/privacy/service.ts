import type { DeletedVisitorData } from "@/lib/contract/privacy/schema";
import { deleteAppointmentsOfContact, findAppointmentsOfContact } from "../appointments/repo";
import type { Deps } from "../deps";
import { deleteFeedbackOfContact, findFeedbackOfContact } from "../feedback/repo";
import { changeCard } from "../feedback/service";
import type { Actor } from "../kernel/http/actor";
import type { AuditActor } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { deleteLeadsOfContact, findLeadsOfContact } from "../leads/repo";
import { deleteNotificationsAbout } from "../notifications/repo";
import { lockRow } from "../ports/database/queries/lock-row";
import type { Db } from "../ports/database/schema";

/**
 * An administrator finds it whatever the setting says of leads: the person concerned has asked, and named the whole
 * address or number.
 */
export function findVisitorData({ db }: Pick<Deps, "db">, { clientId }: Actor, contact: string) {
  return findAll(db, clientId, contact);
}

/** The record of it says how much it was and to whom it had been sent, not whose. */
export function deleteVisitorData(
  deps: Deps,
  { clientId }: Actor,
  contact: string,
  by: AuditActor,
): Promise<DeletedVisitorData> {
  return write(deps, by, async (open) => {
    const { trx, record } = open;
    const { feedback, leads, appointments } = await findAll(trx, clientId, contact);
    const deleted = { feedback: 0, leads: 0, appointments: 0 };
    // Each client's row is held before its feedback's, as everywhere, and all writes hold them in the same order.
    const owners = new Set([...feedback, ...leads, ...appointments].map(({ client_id }) => client_id));
    for (const owner of [...owners].sort((one, other) => one - other)) {
      await lockRow(trx, "clients", "id", owner);
      const reviews = await deleteFeedbackOfContact(trx, owner, contact);
      const sent = await deleteLeadsOfContact(trx, owner, contact);
      const booked = await deleteAppointmentsOfContact(trx, owner, contact);
      await deleteNotificationsAbout(trx, owner, "feedback", reviews.map(idOf));
      await deleteNotificationsAbout(trx, owner, "leads", sent.map(idOf));
      await deleteNotificationsAbout(trx, owner, "appointments", booked.map(idOf));
      if (reviews.some(({ status }) => status === "approved")) await changeCard(open, owner, "withdrawn");
      const counts = [
        countOf(reviews.length, "review"),
        countOf(sent.length, "enquiry", "enquiries"),
        countOf(booked.length, "appointment"),
      ];
      const detail = counts.join(", ");
      await record({ action: "visitor_data_deleted", target: `client:${owner}`, detail });
      deleted.feedback += reviews.length;
      deleted.leads += sent.length;
      deleted.appointments += booked.length;
    }
    return deleted;
  });
}

async function findAll(db: Db, clientId: number | null, contact: string) {
  return {
    feedback: await findFeedbackOfContact(db, clientId, contact),
    leads: await findLeadsOfContact(db, { clientId }, contact),
    appointments: await findAppointmentsOfContact(db, clientId, contact),
  };
}

const idOf = ({ id }: { id: number }) => id;

function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
