import { signOut } from "@/lib/web/session/sign-out";

export {
  signOut as DELETE,
  signOut as GET,
  signOut as HEAD,
  signOut as OPTIONS,
  signOut as PATCH,
  signOut as POST,
  signOut as PUT,
};
