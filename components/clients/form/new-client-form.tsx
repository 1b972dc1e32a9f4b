"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { DraftNotice } from "@/components/form/draft-notice";
import { useDraft, useDraftKey } from "@/components/form/use-draft";
import { useLeaveGuard } from "@/components/form/use-leave-guard";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardFooter } from "@/components/ui/card";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { PasswordInput } from "@/components/ui/field/password-input";
import { Select } from "@/components/ui/field/select";
import { Link } from "@/components/ui/navigation/link";
import { showFieldErrors } from "@/lib/api/call/form-errors";
import { messageOf } from "@/lib/api/call/request";
import { createClient } from "@/lib/api/clients";
import { type CreateClientInput, createClientSchema } from "@/lib/contract/client";
import { limits } from "@/lib/contract/limits";
import { paths } from "@/lib/paths";

const empty = { company_name: "", email: "", phone: "", password: "", is_active: true };

export function NewClientForm() {
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(createClientSchema), defaultValues: empty });
  const { isSubmitting, isDirty } = form.formState;
  const { control } = form;
  useLeaveGuard(isDirty);
  const draft = useDraft(form, useDraftKey("new-client"));

  async function submit(input: CreateClientInput) {
    setFailure(null);
    try {
      await createClient(input);
      toast.success(`${input.company_name} was created`);
      router.push(paths.clients);
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, "Failed to create client. Please try again."));
    }
  }

  return (
    <form noValidate method="post" autoComplete="off" onSubmit={form.handleSubmit(submit)} className="max-w-2xl">
      <Card>
        <CardContent className="grid gap-5 sm:grid-cols-2">
          <DraftNotice draft={draft} className="sm:col-span-2" />
          {failure && (
            <Alert variant="destructive" className="sm:col-span-2">
              {failure}
            </Alert>
          )}
          <FormField control={control} name="company_name" label="Company Name" required className="sm:col-span-2">
            {(field) => <Input autoComplete="organization" maxLength={limits.companyName} {...field} />}
          </FormField>
          <FormField control={control} name="email" label="Email" required hint="The client signs in with it">
            {(field) => <Input type="email" autoComplete="off" autoCapitalize="none" {...field} />}
          </FormField>
          <FormField control={control} name="phone" label="Phone" hint="Optional, with country code">
            {(field) => <Input type="tel" autoComplete="off" maxLength={limits.phone} {...field} />}
          </FormField>
          <FormField
            control={control}
            name="password"
            label="Password"
            required
            hint={`At least ${limits.password.min} characters`}
          >
            {(field) => <PasswordInput autoComplete="new-password" {...field} />}
          </FormField>
          <FormField control={control} name="is_active" label="Status" hint="An inactive client cannot sign in">
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                value={value ? "active" : "inactive"}
                onChange={(event) => onChange(event.target.value === "active")}
              >
                <option value="active">Active</option>
                <option value="inactive">Inactive</option>
              </Select>
            )}
          </FormField>
        </CardContent>
        <CardFooter className="justify-end">
          <Button variant="outline" asChild>
            <Link href={paths.clients} guarded={false}>
              Cancel
            </Link>
          </Button>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? "Creating..." : "Create Client"}
          </Button>
        </CardFooter>
      </Card>
    </form>
  );
}
