import { finishOidc } from "@/lib/session/oidc";

export { finishOidc as GET };
