/** The columns that a file of clients is read from; those of an export that are not here are passed over. */
export const importColumns = ["company_name", "email", "phone", "whatsapp", "password", "status"] as const;

/** Those that a file cannot do without. */
export const requiredImportColumns = ["company_name", "email"] as const;

export const exportColumns = [
  "company_name",
  "email",
  "phone",
  /** Of a landline: yes or no; empty where nobody has said so. */
  "whatsapp",
  "status",
  "address",
  "created_at",
  "updated_at",
] as const;
