import { said } from "../../i18n/said";
import { appointmentLimits } from "../visitors/values";

export const received = said("appointments-rules.received");
export const serviceRequired = said("appointments-rules.serviceRequired");
export const timeRequired = said("appointments-rules.timeRequired");
export const slotTaken = said("appointments-rules.slotTaken");
export const enoughWaiting = said("appointments-rules.enoughWaiting", { most: appointmentLimits.perNumber });
export const over = said("appointments-rules.over");
export const withdrawn = said("appointments-rules.withdrawn");

export const serviceNameRequired = said("appointments-rules.serviceNameRequired");
export const servicesRequired = said("appointments-rules.servicesRequired");
export const servicesLimit = said("appointments-rules.servicesLimit", { most: appointmentLimits.services });
export const wholeNumberInvalid = (min: number, max: number) =>
  said("appointments-rules.wholeNumberInvalid", { min, max });
