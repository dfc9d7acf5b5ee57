interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the connection allows loading pages that the reader has not asked for: not on 2g, not when saving data. */
export function mayPreload(connection: NetworkInformation | undefined): boolean {
  return !connection?.saveData && !(connection?.effectiveType ?? '').includes('2g');
}

/** Whether the connection allows it now. */
export function mayPreloadNow(): boolean {
  // Network Information is not in TypeScript's library, because not every browser has it.
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return mayPreload(connection);
}
