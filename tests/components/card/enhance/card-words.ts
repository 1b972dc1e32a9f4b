import { scriptWords } from "@/components/card/script-words";
import { english as t } from "@/tests/english";

/** The script's own element with its words; below the root, since tests replace what is in head and body. */
const script = document.createElement("i");
for (const [name, text] of Object.entries(scriptWords(t))) script.setAttribute(name, text);
document.documentElement.append(script);
