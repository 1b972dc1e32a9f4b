import { handleAuth } from "@/lib/session/sign-in-handler";

export { handleAuth as GET, handleAuth as POST };
