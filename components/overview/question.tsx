"use client";

import { type ReactNode, useId, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";

type Answer = { label: string; lang?: string; save: () => Promise<void>; saved: string };

type QuestionProps = { title: ReactNode; text: string; answers: [Answer, Answer] };

/** A question about the card that one tap answers. */
export function Question({ title, text, answers }: QuestionProps) {
  const t = useT();
  const id = useId();
  const [given, setGiven] = useState<Answer["label"] | null>(null);

  async function give({ label, save, saved }: Answer) {
    setGiven(label);
    try {
      await save();
      toast.success(saved);
    } catch (error) {
      toast.error(t.say(messageOf(error, t("overview.answerFailed"))));
    } finally {
      setGiven(null);
    }
  }

  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-border bg-card px-5 py-4 shadow-xs sm:px-8"
    >
      <div className="min-w-0 grow basis-56">
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        <p className="text-sm text-muted-foreground">{text}</p>
      </div>
      <div className="grid grow grid-cols-2 gap-2 sm:flex sm:grow-0">
        {answers.map((answer) => (
          <Button
            key={answer.label}
            variant="outline"
            lang={answer.lang}
            busy={given === answer.label}
            disabled={given !== null && given !== answer.label}
            onClick={() => give(answer)}
          >
            {answer.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
