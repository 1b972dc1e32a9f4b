"use client";

import { HandOverButtons } from "@/components/content/hand-over-buttons";
import { useSite } from "@/components/session/site";
import { SimpleDialog } from "@/components/ui/dialog";
import * as paths from "@/lib/paths";
import type { NewLogin } from "./new-login";

type HandOverDialogProps = { login: NewLogin; onClose: () => void };

/** The password is shown only here. */
export function HandOverDialog({ login, onClose }: HandOverDialogProps) {
  const site = useSite();
  const { company_name: company, email, password, phone } = login;
  const message = [
    `Welcome to ${site.name}! The card of ${company} is ready. Sign in and fill it in.`,
    `Sign in: ${site.url}${paths.login()}`,
    `Email: ${email}`,
    `Password: ${password}`,
    "Please change the password after you sign in.",
  ].join("\n");
  return (
    <SimpleDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${company} is a client now`}
      description="Send the login now; the password is shown once. You can change it on the client's page."
      footer={<HandOverButtons text={message} copyLabel="Copy message" message={message} phone={phone} />}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-lg border border-border bg-muted/40 p-4 text-sm">
        <dt className="text-muted-foreground">Email</dt>
        <dd className="font-medium wrap-anywhere">{email}</dd>
        <dt className="text-muted-foreground">Password</dt>
        <dd className="font-mono font-medium wrap-anywhere">{password}</dd>
      </dl>
    </SimpleDialog>
  );
}
