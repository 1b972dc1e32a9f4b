import { installWindowless } from "./find-browser";

/** Before the workers, which then find it; what only reads the configuration installs nothing. */
export default installWindowless;
