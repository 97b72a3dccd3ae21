import { readFile } from 'node:fs/promises';
import { withNameFilledIn } from '#shared/text/korean.ts';
import { koreanDay } from '#shared/text/days.ts';
import type { TermKind } from '#shared/site/terms.ts';
import { parseFrontMatter } from '../content/front-matter.ts';
import { markdownToHtml } from '../content/markdown.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { fail } from '../errors.ts';
import { sanitizeRichText } from '../rich-text/rich-text.ts';
import { readCompany } from './company.ts';

const FOLDER = new URL('../../content/terms/', import.meta.url);

type Services = Pick<Context, 'db' | 'config' | 'clock'>;

export interface TermText {
  version: string;
  /** `YYYY-MM-DD` in Korean time. */
  effectiveDate: string;
  title: string;
  markdown: string;
}

/** All versions of a text, oldest first: the delivered one, then those of administrators. */
export async function listTermTexts(db: Db, kind: TermKind): Promise<TermText[]> {
  const given = parseFrontMatter(await readFile(new URL(`${kind}.md`, FOLDER), 'utf8'));
  const title = given.fields.title ?? '';
  const rows = await db
    .selectFrom('term_version')
    .select(['version', 'effective_date', 'body_markdown'])
    .where('kind', '=', kind)
    .orderBy('effective_date')
    .execute();
  return [
    {
      version: given.fields.version ?? '',
      effectiveDate: given.fields.effectiveDate ?? '',
      title,
      markdown: given.body,
    },
    ...rows.map((row) => ({
      version: row.version,
      effectiveDate: row.effective_date,
      title,
      markdown: row.body_markdown,
    })),
  ];
}

/** The current version, to which consents refer. */
export const currentVersion = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, kind: TermKind): Promise<string> =>
  inForce(await listTermTexts(db, kind), koreanDay(clock.now()))?.version ?? '';

/** @throws CO02 if an agreed text is not the current version. */
export async function refuseOldTexts(
  services: Pick<Services, 'db' | 'clock'>,
  agreements: Partial<Record<TermKind, { version: string }>>,
): Promise<void> {
  for (const [kind, { version }] of Object.entries(agreements))
    if (version !== (await currentVersion(services, kind as TermKind))) fail('CO02');
}

/** The latest version whose date has come. */
export const inForce = (texts: readonly TermText[], today: string) =>
  texts.findLast(({ effectiveDate }) => effectiveDate <= today) ?? texts[0];

/** A text for visitors: the current or the requested version; null if that does not exist. */
export async function readTerm(services: Services, kind: TermKind, version?: string) {
  const texts = await listTermTexts(services.db, kind);
  const today = koreanDay(services.clock.now());
  const now = inForce(texts, today);
  const text = version === undefined ? now : texts.find((one) => one.version === version);
  if (!text) return null;
  return {
    kind,
    title: text.title,
    version: text.version,
    effectiveDate: text.effectiveDate,
    bodyHtml: await renderTerm(services, text.markdown),
    isCurrent: text === now,
    versions: texts.toReversed().map((one) => ({
      version: one.version,
      effectiveDate: one.effectiveDate,
      state: one === now ? ('current' as const) : one.effectiveDate > today ? ('coming' as const) : ('past' as const),
    })),
  };
}

/** Inserts the names of product and company. */
export async function fillNames({ db, config }: Pick<Services, 'db' | 'config'>, markdown: string): Promise<string> {
  const { company } = await readCompany(db);
  return withNameFilledIn(withNameFilledIn(markdown, 'product', config.productName), 'company', company.name);
}

/** Sanitised HTML of a text. */
export const renderTerm = async (services: Pick<Services, 'db' | 'config'>, markdown: string): Promise<string> =>
  sanitizeRichText(await markdownToHtml(await fillNames(services, markdown)));
