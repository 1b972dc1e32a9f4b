import { takeSignUpForm } from "@/lib/gateway/take-sign-up-form";

export { takeSignUpForm as POST };
