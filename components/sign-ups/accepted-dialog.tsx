"use client";

import { Check, Copy, MessageCircle } from "lucide-react";
import { useState } from "react";
import { usePhoneDigits } from "@/components/content/use-phone-digits";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/overlay/dialog";
import { copyText } from "@/lib/browser/copy-text";
import { chatLink } from "@/lib/card/chat-link";
import type { AcceptedSignUp } from "@/lib/contract/sign-up";
import { paths } from "@/lib/paths";

type AcceptedDialogProps = { accepted: AcceptedSignUp; brandName: string; siteUrl: string; onClose: () => void };

/** The only moment at which the new client's password can be read. */
export function AcceptedDialog({ accepted, brandName, siteUrl, onClose }: AcceptedDialogProps) {
  const [copied, setCopied] = useState(false);
  const { company_name: company, email, password, phone } = accepted;
  const message = [
    `Welcome to ${brandName}! The card of ${company} is ready to be filled in.`,
    `Sign in: ${siteUrl}${paths.login()}`,
    `Email: ${email}`,
    `Password: ${password}`,
    "Please change the password in your profile.",
  ].join("\n");
  const digits = usePhoneDigits(phone);

  async function copy() {
    setCopied(await copyText(message));
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{company} is a client now</DialogTitle>
          <DialogDescription>
            Hand the sign-in over now: the password is shown only this once. It can be changed on the client's page.
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-lg border border-border bg-muted/40 p-4 text-sm">
            <dt className="text-muted-foreground">Email</dt>
            <dd className="font-medium wrap-anywhere">{email}</dd>
            <dt className="text-muted-foreground">Password</dt>
            <dd className="font-mono font-medium wrap-anywhere">{password}</dd>
          </dl>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={copy}>
            {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            <span aria-live="polite">{copied ? "Copied" : "Copy message"}</span>
          </Button>
          {digits && (
            <Button asChild>
              <a href={chatLink(digits, message)} target="_blank" rel="noopener noreferrer">
                <MessageCircle aria-hidden="true" />
                Send on WhatsApp
              </a>
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
