export function aliasOperations(): Record<string, { browser: string }>;
export function writeBrowserOperations(): Promise<void>;
