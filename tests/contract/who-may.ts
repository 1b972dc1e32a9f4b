import type { Access } from "@/lib/contract/operation";
import { can } from "@/lib/contract/policies";

/** Whom a test calls an operation as: anybody, either role, or only one of them. */
export function whoMay(access: Access): "public" | "user" | "admin" | "client" {
  if (access === "public") return access;
  const isAdministrators = can({ role: "administrator" }, access);
  if (isAdministrators && can({ role: "owner" }, access)) return "user";
  return isAdministrators ? "admin" : "client";
}
