"use client";

import { useWatch } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { handlePage, isHandle, type SocialNetwork, socialNetworkNames } from "@/lib/contract/cards/networks";
import { SocialIcon } from "../view/social-icon";
import { networkName } from "../view/social-list";
import type { ProfileFormControl } from "./profile-form-values";

export function SocialFields({ control }: { control: ProfileFormControl }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {socialNetworkNames.map((network) => (
        <SocialField key={network} control={control} network={network} />
      ))}
    </div>
  );
}

/** Below a name that is typed stands where it leads. */
function SocialField({ control, network }: { control: ProfileFormControl; network: SocialNetwork }) {
  const t = useT();
  const name = `social_media_links.${network}` as const;
  const typed = useWatch({ control, name }) ?? "";
  const page = isHandle(typed) ? handlePage(network, typed) : null;
  const isWebsite = network === "website";
  return (
    <FormField
      control={control}
      name={name}
      label={
        <span className="inline-flex items-center gap-2">
          <SocialIcon network={network} />
          {networkName(t, network)}
        </span>
      }
      hint={page && <span className="wrap-anywhere">{t("profile.social.opens", { page: decodeURI(page) })}</span>}
    >
      {(field) => (
        <Input
          type={isWebsite ? "url" : "text"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={isWebsite ? "https://example.com/" : t("profile.social.example")}
          {...field}
        />
      )}
    </FormField>
  );
}
