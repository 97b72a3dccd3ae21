import type { Db } from '#server/db/open-database.ts';
import type { LongSection, Member, Section } from './member-sections.ts';
import { MEMBER_SECTIONS } from './member-sections.ts';

const BATCH = 200;

/**
 * All data of a member as one JSON object, in batches to limit memory. Each section reads only the member's own rows,
 * and no columns about others.
 */
export async function* memberDataJson(db: Db, member: Member): AsyncGenerator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(member.now)}`;
  for (const [name, section] of Object.entries(MEMBER_SECTIONS)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let separator = '';
    for await (const row of rowsOf(db, member, section)) {
      yield `${separator}\n    ${JSON.stringify(row)}`;
      separator = ',';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}

async function* rowsOf(db: Db, member: Member, section: Section | LongSection): AsyncGenerator<object> {
  if (typeof section === 'object') {
    for (const key of await section.keys(db, member.id).execute()) {
      const row = await section.row(db, member.id, key, member).executeTakeFirst();
      // Erased meanwhile.
      if (row) yield row;
    }
    return;
  }
  for (let from = 0, rows: object[] = []; from === 0 || rows.length === BATCH; from += BATCH) {
    rows = await section(db, member.id, member).limit(BATCH).offset(from).execute();
    yield* rows;
  }
}
