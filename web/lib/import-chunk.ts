const failures = new Map<string, number>();

/**
 * Imports a file of the build; the build calls it instead of `import()` (scripts/build-steps/retry-imports.ts). Since
 * version 150 at the latest, Chromium remembers until the page is left that an address could not be fetched, so a file
 * that failed is asked for by another one.
 */
const importChunk = async (file: string): Promise<unknown> => {
  const failed = failures.get(file) ?? 0;
  try {
    return await import(/* @vite-ignore */ `/assets/${file}${failed === 0 ? '' : `?${failed}`}`);
  } catch (error) {
    failures.set(file, failed + 1);
    throw error;
  }
};

Object.assign(globalThis, { importChunk });
