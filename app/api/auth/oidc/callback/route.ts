import { finishOidc } from "@/lib/web/session/oidc";

export { finishOidc as GET };
