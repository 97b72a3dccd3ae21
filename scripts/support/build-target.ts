import { BUILDS } from '#server/plugins/pages/build-folder.ts';

/** Tells the processes of one build its output folder. */
const VARIABLE = 'BUILD_FOLDER';

/** A new output folder, which no server and no other build uses. */
export const newBuildTarget = (): Record<string, string> => ({
  [VARIABLE]: `${BUILDS}/next-${process.pid}-${Date.now()}`,
});

/** Output folder of this process's build. */
export const buildFolder = (): string => process.env[VARIABLE] ?? `${BUILDS}/unnamed`;
