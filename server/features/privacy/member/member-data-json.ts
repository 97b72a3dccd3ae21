import type { Db } from '#server/db/open-database.ts';
import { MEMBER_SECTIONS } from './member-sections.ts';

const BATCH = 200;

/**
 * All data of a member as one JSON object, in batches to limit memory. Each section reads only the member's own rows,
 * and no columns about others.
 */
export async function* memberDataJson(db: Db, userId: string, now: string): AsyncGenerator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(now)}`;
  for (const [name, section] of Object.entries(MEMBER_SECTIONS)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    for (let from = 0; ; from += BATCH) {
      const rows = await section(db, userId).limit(BATCH).offset(from).execute();
      for (const [index, row] of rows.entries()) yield `${from + index === 0 ? '' : ','}\n    ${JSON.stringify(row)}`;
      if (rows.length < BATCH) break;
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}
