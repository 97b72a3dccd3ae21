import { ChevronLeft } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { termsText } from '#shared/messages/site/term.ko.ts';
import { TERM_KINDS, TERMS } from '#shared/site/terms.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { useFocusLeftRow } from '#web/features/admin/queue/use-focus-left-row.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { useFocusRow } from '#web/features/admin/table/row-keys.ts';
import { OVERVIEW_COLUMNS, termAddress } from '#web/features/terms/admin/overview-columns.tsx';
import { CurrentText } from '#web/features/terms/admin/current-text.tsx';
import { TermForm } from '#web/features/terms/admin/term-form.tsx';
import { TermTable } from '#web/features/terms/admin/term-table.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { useSaved } from '#web/lib/page/origin.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Link } from '#web/lib/link.tsx';

const text = termsText.admin;

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  const kind = TERM_KINDS.find((one) => one === search.get('kind'));
  if (!kind) {
    const all = await Promise.all(TERM_KINDS.map((one) => api.post('/api/v1/admin/terms', { kind: one }, options)));
    return { all };
  }
  const terms = await api.post('/api/v1/admin/terms', { kind }, options);
  const writing = search.get('write');
  if (writing === null) return { terms, written: null };
  const edited = terms.list.find(({ termId }) => termId === writing);
  const { markdown } = edited ?? terms.list[0] ?? { markdown: terms.draft };
  return { terms, written: { edited, text: await api.post('/api/v1/admin/term-convert', { markdown }, options) } };
}

/** All legal texts; `?kind=` the versions of one, `&write` creates a version, `&write=<key>` edits a future one. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  useFocusLeftRow(data.terms?.kind ?? '');
  useFocusLeftRow(data.written?.edited?.version ?? '');
  useFocusRow(useSaved());
  if (data.all)
    return (
      <AdminPage narrow title={text.title} description={text.description} aside={<CurrentText all={data.all} />}>
        <AdminTable
          caption={text.overview.caption}
          columns={OVERVIEW_COLUMNS}
          rows={data.all}
          rowKey={({ kind }) => kind}
        />
      </AdminPage>
    );
  const { terms, written } = data;
  const listPath = termAddress(terms.kind);
  const { name } = TERMS[terms.kind];

  if (written !== null) {
    const { edited, text: start } = written;
    const { title, editTitle } = termsText.form;
    return (
      <AdminPage title={(edited ? editTitle : title)(name)} description={text.description}>
        <TermForm key={edited?.termId} terms={terms} edited={edited} start={start} listPath={listPath} />
      </AdminPage>
    );
  }
  return (
    <AdminPage
      narrow
      title={name}
      description={text.description}
      aside={<CurrentText all={[terms]} />}
      action={
        <>
          <Link to={`${listPath}&write`} className={buttonClass({ size: 'small' })}>
            {text.write}
          </Link>
          <Link to={paths.adminTerms()} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            <ChevronLeft size={16} aria-hidden="true" />
            {text.back}
          </Link>
        </>
      }
    >
      {terms.list.length === 0 ? (
        <EmptyState title={text.none} description={text.noneHint} />
      ) : (
        <TermTable terms={terms} listPath={listPath} />
      )}
    </AdminPage>
  );
}
