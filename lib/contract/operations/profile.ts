import { clientSchema } from "../client";
import {
  completeProfileSchema,
  phoneCheckQuerySchema,
  phoneCheckSchema,
  profileSchema,
  writeProfileSchema,
} from "../profile";
import { logoRule } from "../profile-basics";
import { slugCheckQuerySchema, slugCheckSchema } from "../slug";
import type { Operations } from "./operation";

/** A client's own account and profile. */
export const profileOperations = {
  getOwnClient: {
    summary: "The calling client's account",
    method: "GET",
    path: "/client/profile/",
    access: "client",
    status: 200,
    answer: clientSchema,
  },
  getProfile: {
    summary: "The profile; 404 until it is first saved",
    method: "GET",
    path: "/client/profile/crud/",
    access: "client",
    status: 200,
    answer: profileSchema,
  },
  createProfile: {
    summary: "Creates the profile, and changes the given fields of the account",
    method: "POST",
    path: "/client/profile/crud/",
    access: "client",
    body: writeProfileSchema,
    file: logoRule,
    changes: ["card", "cards"],
    status: 201,
    answer: completeProfileSchema,
  },
  updateProfile: {
    summary: "Changes the given fields of profile and account together",
    method: "PATCH",
    path: "/client/profile/crud/",
    access: "client",
    body: writeProfileSchema,
    file: logoRule,
    changes: ["card", "cards"],
    status: 200,
    answer: completeProfileSchema,
  },
  deleteProfile: {
    summary: "Deletes the profile; the account stays",
    method: "DELETE",
    path: "/client/profile/crud/",
    access: "client",
    changes: ["card"],
    status: 204,
    answer: null,
  },
  getCompleteProfile: {
    summary: "Account and profile together",
    method: "GET",
    path: "/client/profile/complete/",
    access: "client",
    status: 200,
    answer: completeProfileSchema,
  },
  checkSlug: {
    summary: "Whether the client can have a card address, or which address a new name would give",
    method: "GET",
    path: "/client/profile/slug/",
    access: "client",
    query: slugCheckQuerySchema,
    status: 200,
    answer: slugCheckSchema,
  },
  checkPhone: {
    summary: "Whether a number is a landline, which is on WhatsApp only if its owner says so",
    method: "GET",
    path: "/client/profile/phone/",
    access: "client",
    query: phoneCheckQuerySchema,
    status: 200,
    answer: phoneCheckSchema,
  },
} as const satisfies Operations;
