import { startForm } from "@/lib/web/forms/send-form";
import { startMenu } from "./menu";

startMenu();
for (const part of document.querySelectorAll("[data-form-part]")) startForm(part);
