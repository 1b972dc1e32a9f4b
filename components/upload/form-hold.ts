"use client";

import { createContext } from "react";

/** Blocks the form's submit while a field is processing. */
export const FormHold = createContext<(held: boolean) => void>(() => {});
