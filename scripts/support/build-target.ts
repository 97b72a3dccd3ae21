import { BUILDS } from '#server/plugins/pages/build-folder.ts';

/** How the steps of one build, each a process of its own, know where it is made. */
const VARIABLE = 'BUILD_FOLDER';

/** For the steps of one build: a folder that no server and no other build uses. */
export const newBuildTarget = (): Record<string, string> => ({
  [VARIABLE]: `${BUILDS}/next-${process.pid}-${Date.now()}`,
});

/** Where the build that this process belongs to is made. */
export const buildFolder = (): string => process.env[VARIABLE] ?? `${BUILDS}/unnamed`;
