/** In which prices are where nobody has chosen another. Apart from how prices are written, because every screen knows it. */
export const defaultCurrency = "USD";
