import { highestLimits } from "../limits";
import { leadLimits } from "../visitors/values";

export const received = "Thank you! Your message was sent.";
export const phoneOrEmailRequired = "Please give a phone number or an email address";
export const productRequired = "Please choose a product";

export const orderReceived = "Thank you! Your order was sent.";
export const orderEmpty = "Please choose at least one product";
export const orderTooLong = `An order can have at most ${highestLimits.products} products`;
export const orderRepeats = "Each product can be in an order only once";
export const quantityTooLarge = `At most ${leadLimits.quantity} of one product`;
export const productsNotAvailable = "Some of these products are no longer available. Please check the list again.";
export const productsSoldOut = "Some of these products are sold out. Please check the list again.";
