import { readFile } from 'node:fs/promises';

/**
 * How people ask for the sections of a page of the manual: under `## Heading` (or `## Heading > Heading below`) a
 * line `- ` for each way. Written beside the manual, as nobody should have to read them there.
 */
export function parseQuestions(source: string): Map<string, string[]> {
  const questions = new Map<string, string[]>();
  let heading = '';
  for (const line of source.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3).trim();
    else if (line.startsWith('- ')) questions.set(heading, [...(questions.get(heading) ?? []), line.slice(2).trim()]);
  }
  return questions;
}

/** The questions to a page, as they are written; empty when there are none. */
export const readQuestions = (folder: URL, name: string): Promise<string> =>
  readFile(new URL(name, folder), 'utf8').catch(() => '');
