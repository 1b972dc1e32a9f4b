"use client";

import { useEffect, useState } from "react";

/** Object URL of a picked file. */
export function useFileUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const created = file && URL.createObjectURL(file);
    setUrl(created);
    return () => {
      if (created) URL.revokeObjectURL(created);
    };
  }, [file]);
  return url;
}
