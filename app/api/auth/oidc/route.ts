import { startOidc } from "@/lib/session/oidc";

export { startOidc as GET };
