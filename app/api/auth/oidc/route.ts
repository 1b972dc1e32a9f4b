import { startOidc } from "@/lib/web/session/oidc";

export { startOidc as GET };
