"use client";

import type { CreateBannerInput } from "@/lib/contract/banner";
import type { CreateDocumentInput } from "@/lib/contract/document";
import { bannerOperations } from "@/lib/contract/operations/banners";
import { documentOperations } from "@/lib/contract/operations/documents";
import { peopleOperations } from "@/lib/contract/operations/people";
import { videoOperations } from "@/lib/contract/operations/videos";
import type { CreatePersonInput } from "@/lib/contract/person";
import type { CreateVideoInput } from "@/lib/contract/video";
import { createOnce } from "../call/create-once";
import type { UploadOptions } from "../call/request";
import { revalidate } from "../call/use-answer";

// What is new on a card. Apart from the lists, which stand there before anybody makes anything.

export async function createDocument(body: CreateDocumentInput, options: UploadOptions = {}): Promise<void> {
  await createOnce(documentOperations.createDocument, { body, ...options });
  await revalidate(documentOperations.listDocuments);
}

export async function createVideo(body: CreateVideoInput): Promise<void> {
  await createOnce(videoOperations.createVideo, { body });
  await revalidate(videoOperations.listVideos);
}

export async function createBanner(body: CreateBannerInput, options: UploadOptions = {}): Promise<void> {
  await createOnce(bannerOperations.createBanner, { body, ...options });
  await revalidate(bannerOperations.listBanners);
}

export async function createPerson(body: CreatePersonInput, options: UploadOptions = {}): Promise<void> {
  await createOnce(peopleOperations.createPerson, { body, ...options });
  await revalidate(peopleOperations.listPeople);
}
