const MEGABYTE = 1024 ** 2;

/** A limit of bytes, as people say it. */
export const sizeInWords = (bytes: number) =>
  bytes >= 1024 * MEGABYTE ? `${bytes / (1024 * MEGABYTE)}GB` : `${bytes / MEGABYTE}MB`;
