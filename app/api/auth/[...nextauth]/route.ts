import { handleAuth } from "@/lib/auth/sign-in-handler";

export { handleAuth as GET, handleAuth as POST };
