import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { termsText } from '#shared/messages/site/term.ko.ts';
import { TERM_KINDS, TERMS } from '#shared/site/terms.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { TermForm } from '#web/features/terms/admin/term-form.tsx';
import { TermTable } from '#web/features/terms/admin/term-table.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { Link } from '#web/lib/link.tsx';

const text = termsText.admin;

const kindOf = (search: URLSearchParams) => TERM_KINDS.find((kind) => kind === search.get('kind')) ?? TERM_KINDS[0];

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  const terms = await api.post('/api/v1/admin/terms', { kind: kindOf(search) }, options);
  const writing = search.get('write');
  if (writing === null) return { terms, written: null };
  const edited = terms.list.find(({ termId }) => termId === writing);
  const { markdown } = edited ?? terms.list[0] ?? { markdown: terms.draft };
  return { terms, written: { edited, text: await api.post('/api/v1/admin/term-convert', { markdown }, options) } };
}

/** Versions of one legal text; `?write` creates a version, `?write=<key>` edits a future one. */
export function Component() {
  const { terms, written } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const pathOf = (kind: string) => `${paths.adminTerms()}?kind=${kind}`;
  const listPath = pathOf(terms.kind);

  if (written !== null) {
    const { edited, text: start } = written;
    const { title, editTitle } = termsText.form;
    return (
      <AdminPage title={(edited ? editTitle : title)(TERMS[terms.kind].name)} description={text.description}>
        <TermForm key={edited?.termId} terms={terms} edited={edited} start={start} listPath={listPath} />
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={text.title}
      description={text.description}
      action={
        <Link to={`${listPath}&write`} className={buttonClass({ size: 'small' })}>
          {text.write}
        </Link>
      }
    >
      <FilterSelect
        label={text.kinds}
        name="kind"
        value={terms.kind}
        options={TERM_KINDS.map((kind) => ({ value: kind, label: TERMS[kind].name }))}
        onChange={(kind) => void navigate(pathOf(kind))}
        hideLabel
        className="max-w-sm"
      />
      {terms.missing.length > 0 && (
        <p className="mt-1.5 text-sm text-ink-muted">{text.missing(terms.missing.map((kind) => TERMS[kind].name))}</p>
      )}
      <div className="mt-3">
        {terms.list.length === 0 ? (
          <EmptyState title={text.none} description={text.noneHint} />
        ) : (
          <TermTable terms={terms} listPath={listPath} />
        )}
      </div>
    </AdminPage>
  );
}
