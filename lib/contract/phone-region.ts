/** A number typed without a country code is Indian. */
export const phoneRegion = "IN";
