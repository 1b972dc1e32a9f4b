"use client";

import type { LucideIcon } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useT } from "@/components/i18n/translator-context";
import { buttonVariants } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { downloadAddress } from "@/lib/browser/download";

type DownloadLinkProps = {
  /** Of this site. */
  address: string;
  icon: LucideIcon;
  /** Checked before the browser's own download, which shows no error and does not redirect to sign-in. */
  check: () => Promise<void>;
  /** Fallback message. */
  failure: string;
  /** Read out in place of what is seen. */
  label?: string;
  size?: "default" | "sm";
  children: ReactNode;
};

export function DownloadLink({ address, icon: Icon, check, failure, label, size, children }: DownloadLinkProps) {
  const t = useT();
  async function download(event: MouseEvent) {
    event.preventDefault();
    try {
      await check();
      downloadAddress(address);
    } catch (error) {
      toast.error(t.say(messageOf(error, failure)));
    }
  }

  return (
    <a
      href={address}
      download
      onClick={download}
      aria-label={label}
      className={buttonVariants({ variant: "outline", size })}
    >
      <Icon aria-hidden="true" className="max-sm:hidden" />
      {children}
    </a>
  );
}
