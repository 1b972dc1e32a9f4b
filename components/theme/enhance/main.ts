import { startTheme } from "./theme";

startTheme();
