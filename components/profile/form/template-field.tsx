"use client";

import { useEffect, useRef, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { cardTemplates } from "@/components/card/templates/card-templates";
import { useT } from "@/components/i18n/translator-context";
import { useDebounced } from "@/components/list/use-debounced";
import { FeatureNote } from "@/components/own-plan/feature-note";
import { RadioGroup, RadioOption } from "@/components/ui/field/radio-group";
import { whenIdle } from "@/components/ui/lazy";
import { useCurrentInSight } from "@/components/ui/navigation/use-current-in-sight";
import { templateChoices } from "@/lib/contract/cards/values";
import type { Card } from "@/lib/web/provider-client/cards";
import type { CardSite } from "../preview/card-site";
import { TemplatePicture } from "../preview/template-picture";
import { useWasSeen } from "../preview/use-was-seen";
import { LeftOut } from "../sections/left-out";
import type { ProfileFormControl } from "./profile-form-values";
import { useEditedCard } from "./use-edited-card";

type TemplateFieldProps = { control: ProfileFormControl; saved: Card; site: CardSite };

/** Five pictures that are drawn anew take a moment each; they wait for a pause in typing. */
const pause = 600;

/** The designs side by side, each as the owner's own card; what the chosen one is for stands below. */
export function TemplateField({ control, saved, site }: TemplateFieldProps) {
  const t = useT();
  const card = useDebounced(useEditedCard(control, saved), pause);
  const chosen = useWatch({ control, name: "template_choice" });
  const strip = useRef<HTMLDivElement>(null);
  useCurrentInSight(strip, "label:has([data-state=checked])", chosen);
  const drawn = useOneByOne(useWasSeen(strip), templateChoices.length);
  return (
    <Controller
      control={control}
      name="template_choice"
      render={({ field: { onChange, ref, ...field } }) => (
        <div className="flex flex-col gap-1.5">
          <RadioGroup
            {...field}
            ref={(element) => {
              ref(element);
              strip.current = element;
            }}
            onValueChange={onChange}
            aria-label={t("profile.look.design")}
            data-field="template_choice"
            className="-mx-4 auto-cols-[7.5rem] grid-flow-col snap-x scroll-px-4 gap-2! overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:auto-cols-fr sm:px-0"
          >
            {templateChoices.map((choice, index) => (
              <RadioOption
                key={choice}
                value={choice}
                className="relative snap-start flex-col-reverse justify-end gap-1.5! p-2 text-center *:data-[slot=radio-option]:absolute *:data-[slot=radio-option]:top-3 *:data-[slot=radio-option]:start-3 *:data-[slot=radio-option]:z-10"
              >
                <span className="font-medium">
                  {t(cardTemplates[choice].name)}
                  <span className="sr-only">
                    {` ${t("profile.look.spoken", { description: t(cardTemplates[choice].description) })} `}
                    <LeftOut choice={choice} className="" />
                  </span>
                </span>
                <TemplatePicture choice={choice} card={card} site={site} isDrawn={index < drawn} />
              </RadioOption>
            ))}
          </RadioGroup>
          <p aria-live="polite" className="text-sm text-muted-foreground">
            {t(cardTemplates[chosen].description)}
            <LeftOut choice={chosen} className="mt-0.5 block" />
          </p>
          <FeatureNote feature="designs">{t("own-plan.lacks.designs")}</FeatureNote>
        </div>
      )}
    />
  );
}

/** How many of `all` may be made by now: one more whenever the page rests, that none holds up a tap. */
function useOneByOne(isWanted: boolean, all: number): number {
  const [made, setMade] = useState(0);
  useEffect(() => {
    if (isWanted && made < all) return whenIdle(() => setMade(made + 1));
  }, [isWanted, made, all]);
  return made;
}
