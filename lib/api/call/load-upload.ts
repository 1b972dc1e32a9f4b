/** What sends files. Apart, because most screens never do: those where a file is picked have it there before one is sent. */
export const loadUpload = () => import("./upload");
