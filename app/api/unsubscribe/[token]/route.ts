import { takeUnsubscription } from "@/lib/gateway/take-unsubscription";

export { takeUnsubscription as POST };
