import { formatMegabytes } from "../../values";
import { documentLimits } from "../values";

export const pdfOnly = "Only PDF files are allowed";
export const tooLarge = `File size must be less than ${formatMegabytes(documentLimits.bytes)}`;
export const nameRequired = "Please enter a document name";
export const nameTooLong = `Document name cannot exceed ${documentLimits.name} characters`;
export const limit = (most: number) => `You can keep at most ${most} documents. Delete one to upload another.`;
export const unreadable = "This PDF cannot be opened. Please make the PDF again and upload that one.";
export const encrypted = "This PDF has a password. Please save it without one and try again.";
export const active =
  "This PDF has programs, media or other files inside. Please print it to a new PDF and upload that one.";
export const linked =
  "This PDF has links to files or programs. Please remove them, save it as a PDF again and upload that one.";
