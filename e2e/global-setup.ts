import { installWindowless } from "./find-browser";

/** Before the workers start; commands that only read the configuration install nothing. */
export default installWindowless;
