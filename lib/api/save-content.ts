"use client";

import type { CreateBannerInput, UpdateBannerInput } from "@/lib/contract/content/banner";
import type { CreateDocumentInput, UpdateDocumentInput } from "@/lib/contract/content/document";
import {
  bannerOperations,
  documentOperations,
  peopleOperations,
  videoOperations,
} from "@/lib/contract/content/operations";
import type { CreatePersonInput, UpdatePersonInput } from "@/lib/contract/content/person";
import type { CreateVideoInput, UpdateVideoInput } from "@/lib/contract/content/video";
import { perform, toChangeForm } from "./call/call";
import { createOnce } from "./call/create-once";
import type { UploadOptions } from "./call/request";
import { revalidate } from "./call/use-answer";

// Writes; separate from the lists in `content.ts`, which load first.

export async function createDocument(body: CreateDocumentInput, options: UploadOptions = {}): Promise<void> {
  await createOnce(documentOperations.createDocument, { body, ...options });
  await revalidate(documentOperations.listDocuments);
}

export async function updateDocument(id: number, body: UpdateDocumentInput): Promise<void> {
  await perform(documentOperations.updateDocument, { params: { id }, body });
  await revalidate(documentOperations.listDocuments);
}

export async function createVideo(body: CreateVideoInput): Promise<void> {
  await createOnce(videoOperations.createVideo, { body });
  await revalidate(videoOperations.listVideos);
}

export async function updateVideo(id: number, body: UpdateVideoInput): Promise<void> {
  await perform(videoOperations.updateVideo, { params: { id }, body });
  await revalidate(videoOperations.listVideos);
}

export async function createBanner(body: CreateBannerInput, options: UploadOptions = {}): Promise<void> {
  await createOnce(bannerOperations.createBanner, { body, ...options });
  await revalidate(bannerOperations.listBanners);
}

/** Changes only the fields in `body`. */
export async function updateBanner(id: number, body: UpdateBannerInput, options: UploadOptions = {}): Promise<void> {
  await perform(bannerOperations.updateBanner, { params: { id }, body: toChangeForm(body), ...options });
  await revalidate(bannerOperations.listBanners);
}

export async function createPerson(body: CreatePersonInput, options: UploadOptions = {}): Promise<void> {
  await createOnce(peopleOperations.createPerson, { body, ...options });
  await revalidate(peopleOperations.listPeople);
}

/** Changes only the fields in `body`. */
export async function updatePerson(id: number, body: UpdatePersonInput, options: UploadOptions = {}): Promise<void> {
  await perform(peopleOperations.updatePerson, { params: { id }, body: toChangeForm(body), ...options });
  await revalidate(peopleOperations.listPeople);
}
