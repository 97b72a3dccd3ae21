import { sql } from 'kysely';
import { boardOf } from '#shared/boards.ts';
import { readKpi } from '#shared/boards/fields/field.rules.ts';
import { formatKpi } from '#shared/boards/fields/kpi.rules.ts';
import type { Db } from '#server/db/open-database.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';

/** Maximum for the landing page. */
const MOST_AT_HOME = 12;
/** Maximum whose key figures are compared. */
const MOST_WITH_FIGURES = 100;

/** Maximum named in an answer of the assistant. */
const MOST_NAMED = 30;
const INDUSTRIES = boardOf('reference').categories;

type Fields = Record<string, string>;

/** References that their customers approved, newest first. */
const approvedReferences = (db: Db, now: string) =>
  db
    .selectFrom('document')
    .select(['id', 'title', 'category', 'fields'])
    .where(sql<string>`document.board_type`, '=', 'reference')
    .where(readableTo(null, now))
    // Keys as written by JSON.stringify; inside a value the quotation marks would be escaped.
    .where('fields', 'like', '%"approved":"true"%')
    .orderBy('published_at', 'desc');

const withFields = <T extends { fields: string }>(row: T) => ({ ...row, fields: JSON.parse(row.fields) as Fields });
const isApproved = ({ fields }: { fields: Fields }) => fields.approved === 'true';

/** Public references that staff selected for the landing page, in their order. */
export async function listHomeReferences(db: Db, now: string) {
  const rows = await approvedReferences(db, now).where('fields', 'like', '%"landingOrder":"%').execute();
  return rows
    .map(withFields)
    .filter((row) => isApproved(row) && orderOf(row.fields) > 0)
    .toSorted((a, b) => orderOf(a.fields) - orderOf(b.fields))
    .slice(0, MOST_AT_HOME);
}

const orderOf = (fields: Fields): number => Number(fields.landingOrder ?? '');

/**
 * Customers of the public references, of one industry or of all, each once and by industry, with the summary of its
 * newest to cite and its first measured result. Of very many the newest; `isAll` says so.
 */
export async function listCustomers(db: Db, now: string, industry: string) {
  const rows = await approvedReferences(db, now)
    .$if(industry !== '', (query) => query.where('category', '=', industry))
    .limit(MOST_WITH_FIGURES)
    .execute();
  const named = rows.map(withFields).filter((row) => isApproved(row) && row.fields.customerName);
  const newest = [...Map.groupBy(named, ({ fields }) => fields.customerName).values()].flatMap(
    ([first]) => first ?? [],
  );
  const shown = newest
    .slice(0, MOST_NAMED)
    .toSorted((a, b) => INDUSTRIES.indexOf(a.category) - INDUSTRIES.indexOf(b.category));
  const customers = shown.map(({ id, title, category, fields }) => ({
    name: fields.customerName ?? '',
    industry: category,
    result: resultOf(fields),
    passage: { ...WHOLE_TEXT, documentId: id, title, content: fields.summary ?? '' },
  }));
  return { customers, isAll: newest.length <= MOST_NAMED && rows.length < MOST_WITH_FIGURES };
}

/** `결산 마감 5일 → 2일`, not broken at the arrow; empty if nothing was measured. */
function resultOf(fields: Fields): string {
  const [first] = figuresOf(fields).map(formatKpi);
  return first ? `${first.name} ${first.before}\u00a0→\u00a0${first.after}` : '';
}

const WHOLE_TEXT = {
  passageId: 0,
  entryId: 0,
  manualPath: null,
  fileId: null,
  place: 'reference',
  heading: '',
  anchor: '',
  second: null,
  voice: 'company',
  publishedAt: null,
  score: 0,
  coverage: 1,
  closeness: 1,
} as const;

/** Public references with their key figures, at least one each. */
export async function listReferenceFigures(db: Db, now: string) {
  const rows = await approvedReferences(db, now)
    .where('fields', 'like', '%"kpi_":"%')
    .limit(MOST_WITH_FIGURES)
    .execute();
  return rows
    .map(withFields)
    .filter(isApproved)
    .map(({ id, title, category, fields }) => ({
      documentId: id,
      customerName: fields.customerName ?? title,
      industry: category,
      title,
      figures: figuresOf(fields),
    }))
    .filter(({ figures }) => figures.length > 0);
}

/** The key figures of a reference, in their order. */
const figuresOf = (fields: Fields) =>
  ['kpi1', 'kpi2', 'kpi3', 'kpi4'].flatMap((name) => readKpi(fields[name] ?? '') ?? []);
