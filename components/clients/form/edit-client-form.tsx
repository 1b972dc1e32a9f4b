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
import { Link } from "@/components/ui/navigation/link";
import { showFieldErrors } from "@/lib/api/call/form-errors";
import { messageOf } from "@/lib/api/call/request";
import { updateClient } from "@/lib/api/clients";
import { type Client, editClientFormSchema, type UpdateClientInput } from "@/lib/contract/client";
import { limits } from "@/lib/contract/limits";
import { paths } from "@/lib/paths";

const notSaved = "Not saved here: only the client can change it, in its own profile";

/** Only the company name is sent; the account's own fields are checked and left as they are. */
export function EditClientForm({ client: { id, company_name, user } }: { client: Client }) {
  const router = useRouter();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(editClientFormSchema),
    defaultValues: { company_name, username: user.username, email: user.email },
  });
  const { control } = form;
  const { isSubmitting, dirtyFields } = form.formState;
  useLeaveGuard(Boolean(dirtyFields.company_name));
  const draft = useDraft(form, useDraftKey(`client-${id}`));

  async function submit({ company_name }: UpdateClientInput) {
    setFailure(null);
    try {
      await updateClient(id, { company_name });
      toast.success("Client updated successfully!");
      router.push(paths.client(id));
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, "Failed to update client. Please try again."));
    }
  }

  return (
    <form noValidate method="post" autoComplete="off" onSubmit={form.handleSubmit(submit)}>
      <Card>
        <CardContent className="grid gap-5 sm:grid-cols-2">
          <DraftNotice draft={draft} className="sm:col-span-2" />
          {failure && (
            <Alert variant="destructive" className="sm:col-span-2">
              {failure}
            </Alert>
          )}
          <FormField
            control={control}
            name="company_name"
            label="Company Name"
            required
            className="sm:col-span-2"
            hint="A new name gives the card a new address. The old address keeps working: it leads to the new one."
          >
            {(field) => <Input autoComplete="off" maxLength={limits.companyName} {...field} />}
          </FormField>
          <FormField control={control} name="username" label="Username" required hint={notSaved}>
            {(field) => <Input autoComplete="off" maxLength={limits.username} {...field} />}
          </FormField>
          <FormField control={control} name="email" label="Email" required hint={notSaved}>
            {(field) => <Input type="email" autoComplete="off" autoCapitalize="none" {...field} />}
          </FormField>
        </CardContent>
        <CardFooter className="justify-end max-sm:*:flex-1">
          <Button variant="outline" asChild>
            <Link href={paths.client(id)} guarded={false}>
              Cancel
            </Link>
          </Button>
          <Button type="submit" busy={isSubmitting}>
            {isSubmitting ? "Saving..." : "Save Changes"}
          </Button>
        </CardFooter>
      </Card>
    </form>
  );
}
