const MEGABYTE = 1024 ** 2;

/** Byte limit as `20MB` or `1GB`. */
export const sizeInWords = (bytes: number) =>
  bytes >= 1024 * MEGABYTE ? `${bytes / (1024 * MEGABYTE)}GB` : `${bytes / MEGABYTE}MB`;
