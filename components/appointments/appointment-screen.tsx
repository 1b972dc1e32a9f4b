"use client";

import { useState } from "react";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { LoadFailure } from "@/components/list/failures";
import { FeatureNote } from "@/components/own-plan/feature-note";
import { useCan } from "@/components/session/session-user";
import { Alert } from "@/components/ui/alert";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/components/ui/navigation/link";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { Spinner } from "@/components/ui/spinner";
import { useAppointmentSettings } from "@/lib/api/appointments";
import * as paths from "@/lib/paths";
import { AppointmentList } from "./appointment-list";
import { AppointmentSettingsForm } from "./settings-form";

/** Whoever has no card to set up sees the appointments alone. */
export function AppointmentScreen() {
  return useCan("card.edit") ? <OwnersScreen /> : <OthersScreen />;
}

function OthersScreen() {
  const t = useT();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("appointments.title")} subtitle={t("appointments.subtitle")} />
      <AppointmentList />
    </div>
  );
}

function OwnersScreen() {
  const t = useT();
  const { data: settings, error, mutate } = useAppointmentSettings();
  const [isDirty, setIsDirty] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("appointments.title")} subtitle={t("appointments.subtitle")} />
      <FeatureNote feature="appointments">{t("own-plan.lacks.appointments")}</FeatureNote>
      {settings?.is_on && <AppointmentList />}
      {settings && !settings.has_hours && <NoHours />}
      {settings && (
        <Disclosure
          summary={<h2 className="text-lg font-semibold">{t("appointments.settings.title")}</h2>}
          isOpenAtFirst={!settings.is_on}
          isHeldOpen={isDirty}
          isPlain
          className="max-w-3xl"
        >
          <div className="pt-2">
            <AppointmentSettingsForm settings={settings} onDirty={setIsDirty} />
          </div>
        </Disclosure>
      )}
      {!settings && error !== undefined && (
        <LoadFailure title={t("appointments.settings.load.failed")} error={error} onRetry={() => mutate()} />
      )}
      {!settings && !error && <Loading />}
    </div>
  );
}

/** Booking needs opening hours. */
function NoHours() {
  const t = useT();
  return (
    <Alert variant="warning">
      <p>
        {rich(t, "appointments.noHours", {
          link: (inner) => (
            <Link href={paths.profileRoom("hours")} className="rounded-sm underline underline-offset-4 focus-ring">
              {inner}
            </Link>
          ),
        })}
      </p>
    </Alert>
  );
}

function Loading() {
  const t = useT();
  return (
    <div className="grid min-h-64 place-items-center text-muted-foreground">
      <Spinner label={t("appointments.list.loading")} size="xl" />
    </div>
  );
}
