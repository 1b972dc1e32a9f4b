"use client";

import { createContext } from "react";

/** Keeps the form around a field from being sent until the field has what it will send. */
export const FormHold = createContext<(held: boolean) => void>(() => {});
