/** Purge tag of documents that list the addresses of all cards. */
export const companiesTag = "companies";
