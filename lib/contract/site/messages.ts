import { siteLimits } from "./values";

export const priceInvalid = `Please enter a price from 1 to ${siteLimits.price.toLocaleString("en-IN")} rupees, without decimals`;
export const daysInvalid = `Please enter a number of days from 1 to ${siteLimits.days}`;
