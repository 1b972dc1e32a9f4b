"use client";

import { Search } from "lucide-react";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { findVisitorData } from "@/lib/api/visitor-data";
import type { Found } from "./visitor-data-screen";

export function ContactForm({ onFound }: { onFound: (found: Found) => void }) {
  const { form, submit, failure } = useCheckedForm({
    schema: () => import("@/lib/contract/privacy/schema").then(({ contactSchema }) => contactSchema),
    defaultValues: { contact: "" },
    failureText: "The search failed. Please try again.",
    async onSubmit(input) {
      onFound({ contact: input.contact, data: await findVisitorData(input) });
    },
  });
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Card>
        <CardContent className="flex flex-col gap-4">
          {failure && <Alert variant="destructive">{failure}</Alert>}
          <FormField
            control={form.control}
            name="contact"
            label="Email or phone number"
            hint="The full email address or phone number they used"
          >
            {(field) => (
              <Input
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-required
                {...field}
              />
            )}
          </FormField>
          <Button type="submit" busy={form.formState.isSubmitting} className="sm:self-start">
            <Search aria-hidden="true" />
            Find
          </Button>
        </CardContent>
      </Card>
    </form>
  );
}
