import type { VariantProps } from "class-variance-authority";
import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { chatLink } from "@/lib/card/chat-link";

type WhatsappLinkProps = VariantProps<typeof buttonVariants> & {
  /** Of whom it goes to; empty for whom the sender picks. */
  digits: string;
  message: string;
  /** Read out in place of what is seen. */
  label?: string;
  children: ReactNode;
};

/** Opens a chat in which a message stands ready. */
export function WhatsappLink({ digits, message, label, children, ...look }: WhatsappLinkProps) {
  return (
    <a
      href={chatLink(digits, message)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className={buttonVariants(look)}
    >
      <MessageCircle aria-hidden="true" />
      {children}
    </a>
  );
}
