import { addToFigures } from "@/provider/analytics/events/repo";
import { insertAppointment } from "@/provider/appointments/repo";
import { insertFeedback } from "@/provider/feedback/repo";
import { insertLead } from "@/provider/leads/repo";
import { seedDemo } from "@/provider/seed/demo";
import type { Api, Caller } from "../../../contract/api";
import type { TestDeps } from "../../build-deps";

export type FullCard = { id: number; caller: Caller };

const at = "2026-11-20T10:00:00.000Z";
const times = { created_at: at, updated_at: at };

/** A card with content of every kind. */
export async function makeFullCard(deps: TestDeps, api: Api): Promise<FullCard> {
  const demo = await seedDemo(deps);
  if (!demo) throw new Error("There is a demo company already");
  const caller = await api.signIn(demo.email, demo.password);
  const { id } = (await caller.call("getOwnClient")).body;
  await caller.call("updateProfile", { form: { slug: "second-address" } });
  await caller.call("updateProfile", { form: { company_name: "दीप कला" } });
  const services = [{ name: "Visit", minutes: 30, price: "₹500" }];
  const settings = { is_on: true, services, step: null, at_once: 2, notice_hours: 3, ahead_days: 20 };
  await caller.call("writeAppointmentSettings", { json: settings });
  const [banner] = (await caller.call("listBanners")).body.results;
  await caller.call("updateBanner", { params: { id: banner.id }, form: { focus: '{"x":20,"y":80}' } });
  const [person] = (await caller.call("listPeople")).body.results;
  const links = JSON.stringify([{ title: "Blog", url: "https://blog.example/", icon: "globe" }]);
  const edit = (form: Record<string, string>) => caller.call("updatePerson", { params: { id: person.id }, form });
  await edit({ about: "Lamps since 2009", links, handle: "former" });
  await edit({ handle: "present" });
  const [product] = (await caller.call("listProducts", { query: { page_size: 1 } })).body.results;
  await addVisitors(deps, id, product.id);
  return { id, caller };
}

async function addVisitors({ db }: TestDeps, client_id: number, product_id: number): Promise<void> {
  const person = { name: "Asha ञ", phone: "+91 98765 43210", consent: "Yes", language: "hi", ...times };
  const items = JSON.stringify([{ product_id, name: "Lamp", price: "120.50", quantity: 2 }]);
  const lead = {
    ...person,
    client_id,
    status: "new",
    email: "",
    message: "=1+1",
    notes: "Call",
    remind_on: "2026-12-01",
  };
  for (let index = 0; index < 450; index++)
    await insertLead(db, { ...lead, kind: "order", ticket: `lead ${index}`, items, total: "241.00", currency: "INR" });
  const review = {
    client_id,
    customer_name: "Ravi",
    rating: 4,
    consent: "",
    language: "ta",
    response: "Thanks",
    responded_at: at,
    ...times,
  };
  const rest = { ...review, customer_email: "ravi@example.com", status: "approved" };
  await insertFeedback(db, { ...rest, message: "Good", origin: "visitor", ticket: "review" });
  const called = { customer_email: "", customer_phone: "98765 43210" };
  await insertFeedback(db, { ...rest, ...called, message: "By phone", origin: "owner", ticket: null });
  const time = { starts_at: "2026-12-01T10:00:00.000Z", ends_at: "2026-12-01T10:30:00.000Z" };
  const asked = { ...person, ...time, client_id, status: "confirmed", service: "Visit", minutes: 30, price: "₹500" };
  const told = { held_until: time.ends_at, note: "", message: "Come", sequence: 1 };
  await insertAppointment(db, { ...asked, ...told, ticket: "visit", token: "abcdefghijklmnopqrstuv" });
  for (const day of ["2026-10-31", "2026-11-01", "2026-11-02"])
    await db.transaction().execute((trx) =>
      addToFigures(trx, { client_id, day }, [
        { metric: "views", item: "", count: 9 },
        { metric: "visitors", item: "", count: 60 },
        { metric: "target:product_opened", item: String(product_id), count: 3 },
        { metric: "town", item: "IN Mumbai", count: 2 },
        { metric: "person:view", item: "1", count: 5 },
      ]),
    );
}
