import { documentLimits } from "../limits/content";
import { formatMegabytes } from "../limits/megabytes";

export const pdfOnly = "Only PDF files are allowed";
export const tooLarge = `File size must be less than ${formatMegabytes(documentLimits.bytes)}`;
export const nameRequired = "Please enter a document name";
export const nameTooLong = `Document name cannot exceed ${documentLimits.name} characters`;
export const limit = `You can keep at most ${documentLimits.max} documents. Delete one to upload another.`;
export const unreadable = "This PDF cannot be read. Please export it again and retry.";
export const encrypted = "This PDF is protected with a password. Please save it without a password and retry.";
export const active =
  "This PDF contains scripts, programs, media or embedded files. Please print it to a new PDF and upload that one.";
export const linked =
  "This PDF links to files or programs. Please keep only web, email and telephone links, export it again and retry.";
