import { endSession } from "@/lib/auth/end-session";

export {
  endSession as DELETE,
  endSession as GET,
  endSession as HEAD,
  endSession as OPTIONS,
  endSession as PATCH,
  endSession as POST,
  endSession as PUT,
};
