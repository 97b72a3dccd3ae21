import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { withNameFilledIn } from '#shared/text/korean.ts';
import { koreanDay } from '#shared/text/days.ts';
import type { TermKind } from '#shared/site/terms.ts';
import { TERMS } from '#shared/site/terms.ts';
import { parseFrontMatter } from '../markdown/front-matter.ts';
import { markdownToHtml } from '../markdown/markdown-to-html.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { AppError, fail } from '../errors.ts';
import { sanitizeRichText } from '../rich-text/sanitize-rich-text.ts';
import { sha256 } from '../security/keys.ts';
import { readCompany } from './company.ts';
import { readProductName } from './brand.ts';
import { contentUrl } from '#server/content.ts';

const FOLDER = contentUrl('terms/');

type Services = Pick<Context, 'db' | 'config' | 'clock'>;

export interface TermText {
  version: string;
  /** `YYYY-MM-DD` in Korean time. */
  effectiveDate: string;
  title: string;
  markdown: string;
}

/** The text of a kind as delivered in `content/terms`: in force only with `delivered-terms`, else a draft. */
export async function readDeliveredTerm(kind: TermKind): Promise<TermText> {
  const { fields, body } = parseFrontMatter(await readFile(new URL(`${kind}.md`, FOLDER), 'utf8'));
  const { title = '', version = '', effectiveDate = '' } = fields;
  return { version, effectiveDate, title, markdown: body };
}

/** Puts the delivered texts in force, as on a portal with demo content. */
export async function adoptDeliveredTerms(tx: Db, now: string): Promise<void> {
  await tx
    .insertInto('site_setting')
    .values({ name: 'delivered-terms', value: 'true', updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All versions of a text, oldest first: the delivered one if it was ever in force, then those of administrators. */
export async function listTermTexts(db: Db, kind: TermKind): Promise<TermText[]> {
  const delivered = await readDeliveredTerm(kind);
  const marker = await db
    .selectFrom('site_setting')
    .select('name')
    .where('name', '=', 'delivered-terms')
    .executeTakeFirst();
  const rows = await db
    .selectFrom('term_version')
    .select(['version', 'effective_date', 'body_markdown'])
    .where('kind', '=', kind)
    .orderBy('effective_date')
    .execute();
  return [
    ...(marker ? [delivered] : []),
    ...rows.map((row) => ({
      version: row.version,
      effectiveDate: row.effective_date,
      title: delivered.title,
      markdown: row.body_markdown,
    })),
  ];
}

/** The text in force, if there is one and a company that it speaks of. */
export async function publishedText({ db, clock }: Pick<Services, 'db' | 'clock'>, kind: TermKind) {
  const { company } = await readCompany(db);
  return company.name === '' ? undefined : inForce(await listTermTexts(db, kind), koreanDay(clock.now()));
}

/** The current version, to which consents refer; empty while there is none. */
export const currentVersion = async (services: Pick<Services, 'db' | 'clock'>, kind: TermKind): Promise<string> =>
  (await publishedText(services, kind))?.version ?? '';

/** @throws CO02 if an agreed text is not the current version, ST05 if the portal has none yet. */
export async function refuseOldTexts(
  services: Pick<Services, 'db' | 'clock'>,
  agreements: Partial<Record<TermKind, { version: string }>>,
): Promise<void> {
  for (const [kind, { version }] of Object.entries(agreements)) {
    const current = await currentVersion(services, kind as TermKind);
    if (current === '') fail('ST05');
    if (version !== current) fail('CO02');
  }
}

/** The latest version whose date has come. */
export const inForce = (texts: readonly TermText[], today: string) =>
  texts.findLast(({ effectiveDate }) => effectiveDate <= today);

/** A text for visitors: the current or the requested version; null if that version does not exist. */
export async function readTerm(services: Services, kind: TermKind, version?: string) {
  const now = await publishedText(services, kind);
  if (!now && version === undefined) return notPrepared(kind);
  const texts = await listTermTexts(services.db, kind);
  const today = koreanDay(services.clock.now());
  const text = version === undefined ? now : texts.find((one) => one.version === version);
  if (!now || !text) return null;
  return {
    kind,
    isPrepared: true,
    title: text.title,
    version: text.version,
    effectiveDate: text.effectiveDate,
    bodyHtml: await shownHtml(await fillNames(services, text.markdown)),
    isCurrent: text.version === now.version,
    versions: texts.toReversed().map((one) => ({
      version: one.version,
      effectiveDate: one.effectiveDate,
      state:
        one.version === now.version
          ? ('current' as const)
          : one.effectiveDate > today
            ? ('coming' as const)
            : ('past' as const),
    })),
  };
}

/** What visitors get while the operator has not published the text, or not entered the company. */
const notPrepared = (kind: TermKind) => ({
  kind,
  isPrepared: false,
  title: TERMS[kind].name,
  version: '',
  effectiveDate: '',
  bodyHtml: '',
  isCurrent: true,
  versions: [],
});

/** Inserts the names of product and company, and the company's email address. */
export async function fillNames({ db, config }: Pick<Services, 'db' | 'config'>, markdown: string): Promise<string> {
  const { company } = await readCompany(db);
  const productName = await readProductName({ db, config });
  const named = withNameFilledIn(withNameFilledIn(markdown, 'product', productName), 'company', company.name);
  return named.replaceAll('{email}', company.email);
}

/** For the editor: the names stay in braces. */
export const editableHtml = async (markdown: string): Promise<string> =>
  sanitizeRichText(await markdownToHtml(markdown));

const shown = new LRUCache<string, string>({
  maxSize: 4 * 1024 ** 2,
  sizeCalculation: (html) => html.length + 1,
});

/** `editableHtml` for readers, once for a text. One saved before costly ones were refused is shown as it is written. */
export async function shownHtml(markdown: string): Promise<string> {
  const key = sha256(markdown);
  const known = shown.get(key);
  if (known !== undefined) return known;
  const html = await editableHtml(markdown).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return `<p>${escapeHtml(markdown).replaceAll('\n', '<br>')}</p>`;
  });
  shown.set(key, html);
  return html;
}

/** Sanitised HTML of a text. */
export const renderTerm = async (services: Pick<Services, 'db' | 'config'>, markdown: string): Promise<string> =>
  editableHtml(await fillNames(services, markdown));
