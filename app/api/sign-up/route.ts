import { takeSignUpForm } from "@/lib/auth/take-sign-up-form";

export { takeSignUpForm as POST };
