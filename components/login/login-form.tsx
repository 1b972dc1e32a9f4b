"use client";

import { useRouter } from "next/navigation";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { PasswordInput } from "@/components/ui/field/password-input";
import { Link } from "@/components/ui/navigation/link";
import { signIn } from "@/lib/api/account";
import { loginSchema } from "@/lib/contract/account";
import { paths } from "@/lib/paths";

/** `next` is an address inside the site, checked by the page. */
export function LoginForm({ next }: { next: string }) {
  const router = useRouter();
  const { form, submit, failure } = useCheckedForm({
    schema: loginSchema,
    defaultValues: { email: "", password: "" },
    failureText: "Failed to login",
    async onSubmit(input) {
      await signIn(input);
      router.replace(next);
    },
  });
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  // Stays busy until the next screen replaces this one.
  const busy = isSubmitting || (isSubmitSuccessful && !failure);

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Alert variant="destructive">{failure}</Alert>}
      <FormField control={form.control} name="email" label="Email" hint="Or your company's phone number">
        {(field) => (
          <Input
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            inputMode="email"
            aria-required
            {...field}
          />
        )}
      </FormField>
      <FormField control={form.control} name="password" label="Password">
        {(field) => <PasswordInput autoComplete="current-password" aria-required {...field} />}
      </FormField>
      <Button type="submit" busy={busy} className="w-full">
        {busy ? "Signing in..." : "Sign in"}
      </Button>
      <Link
        href={paths.forgotPassword}
        className="inline-flex min-h-11 items-center self-center rounded-md px-2 text-sm font-medium text-primary hover:underline focus-ring"
      >
        Forgot password?
      </Link>
    </form>
  );
}
