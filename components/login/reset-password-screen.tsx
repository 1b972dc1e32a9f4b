"use client";

import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/navigation/link";
import { Spinner } from "@/components/ui/spinner";
import { messageOf } from "@/lib/api/call/request";
import { isEndedLink, useResetLink } from "@/lib/api/sign-in/reset-links";
import * as failures from "@/lib/contract/failures";
import * as accountMessages from "@/lib/contract/identity/messages";
import * as paths from "@/lib/paths";
import type { SiteBrand } from "@/lib/web/site/describe-site";
import { ResetPasswordForm } from "./reset-password-form";
import { SignInFrame } from "./sign-in-frame";

/** Where a link to set a new password leads. Its token stands behind the # of the address, which the server never sees. */
export function ResetPasswordScreen({ brand }: { brand: SiteBrand }) {
  const token = useSyncExternalStore(onHashChange, readToken, () => null);
  const frame = (title: string, subtitle: string, children: ReactNode) => (
    <SignInFrame
      brand={brand}
      title={title}
      subtitle={subtitle}
      back={{ href: paths.login(), label: "Back to sign in" }}
    >
      {children}
    </SignInFrame>
  );
  return token === null ? (
    frame("Set a new password", "Checking your link...", <Loading />)
  ) : (
    <Linked key={token} token={token} frame={frame} />
  );
}

type Frame = (title: string, subtitle: string, children: ReactNode) => ReactNode;

function Linked({ token, frame }: { token: string; frame: Frame }) {
  const { data: link, error, mutate } = useResetLink(token);
  const [hasEnded, setHasEnded] = useState(false);
  if (hasEnded || token === "" || isEndedLink(error))
    return frame(
      accountMessages.resetLinkInvalid,
      "This link has expired or was used. Ask for a new one.",
      <Link href={paths.forgotPassword} className={buttonVariants()}>
        Get a new link
      </Link>,
    );
  if (link)
    return frame(
      "Set a new password",
      `For ${link.email}`,
      <ResetPasswordForm token={token} email={link.email} onEnded={() => setHasEnded(true)} />,
    );
  if (error)
    return frame(
      "Your link could not be checked",
      messageOf(error, failures.unavailable),
      <Button onClick={() => mutate()}>Try Again</Button>,
    );
  return frame("Set a new password", "Checking your link...", <Loading />);
}

function Loading() {
  return <Spinner label="Loading..." size="lg" className="self-center" />;
}

function onHashChange(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

function readToken(): string {
  return window.location.hash.slice(1);
}
