import { appointmentLimits } from "../visitors/values";

export const received = "Thank you! Your request was sent.";
export const serviceRequired = "Please choose a service";
export const timeRequired = "Please choose a time";
export const slotTaken = "This time was just booked. Please choose another one.";
export const enoughWaiting = `You already have ${appointmentLimits.perNumber} open requests here. Please wait for an answer, or cancel one.`;
export const over = "This appointment is over";
export const withdrawn = "The customer has cancelled this appointment";

export const serviceNameRequired = "Service name is required";
export const servicesRequired = "Please add at least one service";
export const servicesLimit = `You can offer at most ${appointmentLimits.services} services`;
export const wholeNumberInvalid = (min: number, max: number) => `Please enter a whole number from ${min} to ${max}`;
