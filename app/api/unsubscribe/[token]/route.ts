import { takeUnsubscription } from "@/lib/web/gateway/take-unsubscription";

export { takeUnsubscription as POST };
