"use client";

import { mutate } from "swr";
import { changeOperations } from "@/lib/contract/billing/operations";
import { clientOperations } from "@/lib/contract/clients/operations";
import { pathOf } from "@/lib/contract/operation";
import { planOperations } from "@/lib/contract/plans/operations";
import type { GiveDaysInput, SendPlanInput, SetClientPlanInput } from "@/lib/contract/plans/schema";
import { deleteRow, perform } from "./call/call";
import { createOnce } from "./call/create-once";
import { orderRows } from "./call/order-rows";
import { useProvider } from "./call/provider";
import { revalidate, useAnswer } from "./call/use-answer";

const { listPlans, getClientPlan } = planOperations;

/** None of a core provider. */
export function usePlans() {
  const { isFull } = useProvider();
  return useAnswer(isFull ? listPlans : null);
}

/** Whether plans say what a card costs, in place of the site's settings. */
export function useHasPublicPlans(): boolean {
  return usePlans().data?.results.some((plan) => plan.is_public) ?? false;
}

export async function createPlan(body: SendPlanInput): Promise<void> {
  await createOnce(planOperations.createPlan, { body });
  await revalidate(listPlans);
}

export async function updatePlan(id: number, body: SendPlanInput): Promise<void> {
  await perform(planOperations.updatePlan, { params: { id }, body });
  await revalidate(listPlans, clientOperations.listClients);
}

export async function deletePlan(id: number): Promise<void> {
  await deleteRow(planOperations.deletePlan, { id });
  await revalidate(listPlans);
}

export async function orderPlans(ids: readonly number[], before: readonly number[]): Promise<void> {
  const send = () => perform(planOperations.orderPlans, { body: { ids: [...ids] } });
  await orderRows(listPlans, { ids, before, send });
}

export function useForecast() {
  return useAnswer(planOperations.getForecast);
}

/** @throws RequestError if the file cannot be downloaded */
export async function checkForecast(): Promise<void> {
  await perform({ ...planOperations.exportForecast, method: "HEAD" });
}

export function useClientPlan(id: number) {
  return useAnswer(getClientPlan, { params: { id } });
}

export async function setClientPlan(id: number, body: SetClientPlanInput): Promise<void> {
  await perform(planOperations.setClientPlan, { params: { id }, body });
  await reloadClientPlan(id);
}

export async function giveDays(id: number, body: GiveDaysInput): Promise<void> {
  await perform(planOperations.giveDays, { params: { id }, body });
  await reloadClientPlan(id);
}

/** Pauses a client's plan, or ends its pause. */
export async function setPaused(id: number, isPaused: boolean): Promise<void> {
  await perform(isPaused ? planOperations.pausePlan : planOperations.resumePlan, { params: { id } });
  await reloadClientPlan(id);
}

/** Takes back that a client's plan ends, or changes. */
export async function keepClientPlan(id: number): Promise<void> {
  await perform(changeOperations.keepClientPlan, { params: { id } });
  await reloadClientPlan(id);
}

async function reloadClientPlan(id: number): Promise<void> {
  await mutate(pathOf(getClientPlan, { id }));
  await revalidate(listPlans, clientOperations.listClients);
}
