import { handleAuth } from "@/lib/web/session/sign-in-handler";

export { handleAuth as GET, handleAuth as POST };
