import type { ConsentFilters } from '#shared/contract/admin/privacy.contract.ts';
import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { consentName } from '#shared/site/privacy.ts';
import type { Db } from '#server/db/open-database.ts';
import { csvHeader, csvLines } from '#server/export/csv.ts';
import { answersAfter } from './consent-list.queries.ts';
import { presentConsents } from './consent.presenter.ts';

const BATCH = 500;
const { consents: text, export: words } = privacyAdminText;

/** CSV in batches, oldest first. */
export async function* consentCsv(db: Db, filters: ConsentFilters): AsyncGenerator<string> {
  yield csvHeader(words.columns);
  for (let rows = await answersAfter(db, filters, null, BATCH); rows.length > 0;) {
    yield csvLines(
      (await presentConsents(db, rows)).map((row) => {
        const holder = row.source === 'user' && row.holder === '' ? text.withdrawnMember : row.holder;
        const cells = [row.agreedAt, consentName(row.kind), row.version, text.answers[row.answer], holder];
        return [...cells, row.maskedName || text.erased, row.maskedEmail];
      }),
    );
    rows = rows.length < BATCH ? [] : await answersAfter(db, filters, rows.at(-1) ?? null, BATCH);
  }
}
