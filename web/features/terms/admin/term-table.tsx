import { termsText } from '#shared/messages/site/term.ko.ts';
import { TERMS } from '#shared/site/terms.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import type { Terms } from './term-columns.tsx';
import { actionsColumn, noticeColumn, TERM_COLUMNS } from './term-columns.tsx';

/** Versions of one text. Only future ones can be changed. */
export function TermTable({ terms, listPath }: { terms: Terms; listPath: string }) {
  return (
    <AdminTable
      caption={termsText.admin.caption(TERMS[terms.kind].name)}
      rows={terms.list}
      rowKey={({ version }) => version}
      columns={[...TERM_COLUMNS, noticeColumn(terms.kind), actionsColumn(terms.kind, listPath)]}
    />
  );
}
