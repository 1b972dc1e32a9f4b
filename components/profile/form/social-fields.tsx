"use client";

import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { socialNetworkNames, socialNetworks } from "@/lib/contract/social-basics";
import { SocialIcon } from "../view/social-icon";
import type { ProfileFormControl } from "./profile-form-values";

export function SocialFields({ control }: { control: ProfileFormControl }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {socialNetworkNames.map((network) => {
        const { label, hosts } = socialNetworks[network];
        return (
          <FormField
            key={network}
            control={control}
            name={`social_media_links.${network}`}
            label={
              <span className="inline-flex items-center gap-2">
                <SocialIcon network={network} />
                {label}
              </span>
            }
          >
            {(field) => (
              <Input
                type="url"
                inputMode="url"
                autoCapitalize="none"
                placeholder={`https://${hosts[0] ?? "example.com"}/`}
                {...field}
              />
            )}
          </FormField>
        );
      })}
    </div>
  );
}
