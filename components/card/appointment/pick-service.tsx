import { formatMinutes } from "@/lib/card/appointment-times";
import { written } from "@/lib/card/written";
import type { Service } from "@/lib/contract/appointments/schema";
import * as paths from "@/lib/paths";
import { Pick } from "./pick";

export function PickService({ slug, services }: { slug: string; services: readonly Service[] }) {
  return (
    <Pick title="Book an appointment" slug={slug}>
      <ul className="picks picks-wide">
        {services.map((service) => (
          <li key={service.id}>
            <a href={paths.pickAppointment(slug, { service: service.id })} rel="nofollow">
              <strong {...written(service.name)}>{service.name}</strong>
              <small {...written(describeService(service))}>{describeService(service)}</small>
            </a>
          </li>
        ))}
      </ul>
    </Pick>
  );
}

/** "45 minutes · ₹300". */
export function describeService({ minutes, price }: Pick<Service, "minutes" | "price">): string {
  return [formatMinutes(minutes), price].filter(Boolean).join(" · ");
}
