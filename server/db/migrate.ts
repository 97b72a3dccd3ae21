import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from './open-database.ts';
import { dialectOf } from './open-database.ts';
import * as accounts from './migrations/0001-accounts.ts';
import * as system from './migrations/0002-system.ts';
import * as boards from './migrations/0003-boards.ts';
import * as allBoards from './migrations/0004-all-boards.ts';
import * as drivers from './migrations/0005-drivers.ts';
import * as contracts from './migrations/0006-contracts.ts';
import * as search from './migrations/0007-search.ts';
import * as market from './migrations/0009-market.ts';
import * as transfer from './migrations/0010-transfer.ts';
import * as boardLists from './migrations/0011-board-lists.ts';
import * as chat from './migrations/0012-chat.ts';
import * as boardCounts from './migrations/0013-board-counts.ts';
import * as audit from './migrations/0014-audit.ts';
import * as siteSettings from './migrations/0015-site-settings.ts';
import * as mailTemplates from './migrations/0016-mail-templates.ts';
import * as contractLists from './migrations/0018-contract-lists.ts';
import * as chatConsole from './migrations/0017-chat-console.ts';
import * as privacy from './migrations/0019-privacy.ts';
import * as instances from './migrations/0029-instances.ts';
import * as contentVersion from './migrations/0030-content-version.ts';
import * as sessionList from './migrations/0031-session-list.ts';
import * as secondFactor from './migrations/0032-second-factor.ts';
import * as searchBands from './migrations/0033-search-bands.ts';
import * as readable from './migrations/0034-readable.ts';
import * as countByIndex from './migrations/0035-count-by-index.ts';
import * as fileUploader from './migrations/0036-file-uploader.ts';
import * as weakPasswords from './migrations/0040-weak-passwords.ts';
import * as loginPlaces from './migrations/0041-login-places.ts';
import * as provenAddresses from './migrations/0042-proven-addresses.ts';
import * as voices from './migrations/0045-voices.ts';
import * as countedLikes from './migrations/0046-counted-likes.ts';
import * as emailKey from './migrations/0048-email-key.ts';
import * as popups from './migrations/0049-popups.ts';
import * as erasedMembers from './migrations/0054-erased-members.ts';
import * as mailAddressKey from './migrations/0075-mail-address-key.ts';
import * as indexInParts from './migrations/0060-index-in-parts.ts';
import * as locks from './migrations/0050-locks.ts';
import * as openTrials from './migrations/0064-open-trials.ts';
import * as builds from './migrations/0068-builds.ts';
import * as inquiryTables from './migrations/0080-inquiry-tables.ts';
import * as activity from './migrations/0088-activity.ts';
import * as firstDay from './migrations/0096-first-day.ts';
import * as questionQueue from './migrations/0097-question-queue.ts';
import * as manualRating from './migrations/0110-manual-rating.ts';
import * as assigner from './migrations/0111-assigner.ts';
import * as staffLists from './migrations/0120-staff-lists.ts';
import * as mailWithoutLinks from './migrations/0121-mail-without-links.ts';
import * as contentOrders from './migrations/0122-content-orders.ts';
import * as deletedReplies from './migrations/0124-deleted-replies.ts';
import * as lateWrites from './migrations/0126-late-writes.ts';
import * as letGoFiles from './migrations/0128-let-go-files.ts';
import * as campaigns from './migrations/0130-campaigns.ts';
import * as inquiryAnswers from './migrations/0132-inquiry-answers.ts';
import * as mailboxDomains from './migrations/0134-mailbox-domains.ts';
import * as searchWords from './migrations/0136-search-words.ts';
import * as filtersWithoutWords from './migrations/0140-filters-without-words.ts';
import * as countedDownloads from './migrations/0142-counted-downloads.ts';
import * as likesDropNoPage from './migrations/0144-likes-drop-no-page.ts';
import * as filedAnswers from './migrations/0146-filed-answers.ts';
import * as filteredLists from './migrations/0148-filtered-lists.ts';
import * as handledSearches from './migrations/0150-handled-searches.ts';
import * as handledOpinions from './migrations/0152-handled-opinions.ts';
import * as draftWriters from './migrations/0154-draft-writers.ts';
import * as installation from './migrations/0069-installation.ts';
import * as videos from './migrations/0008-videos.ts';

/** In order. A released migration is never changed. */
const MIGRATIONS = {
  '0001-accounts': accounts,
  '0002-system': system,
  '0003-boards': boards,
  '0004-all-boards': allBoards,
  '0005-drivers': drivers,
  '0006-contracts': contracts,
  '0007-search': search,
  '0008-videos': videos,
  '0009-market': market,
  '0010-transfer': transfer,
  '0011-board-lists': boardLists,
  '0012-chat': chat,
  '0013-board-counts': boardCounts,
  '0014-audit': audit,
  '0015-site-settings': siteSettings,
  '0016-mail-templates': mailTemplates,
  '0017-chat-console': chatConsole,
  '0018-contract-lists': contractLists,
  '0019-privacy': privacy,
  '0029-instances': instances,
  '0030-content-version': contentVersion,
  '0031-session-list': sessionList,
  '0032-second-factor': secondFactor,
  '0033-search-bands': searchBands,
  '0034-readable': readable,
  '0035-count-by-index': countByIndex,
  '0036-file-uploader': fileUploader,
  '0040-weak-passwords': weakPasswords,
  '0041-login-places': loginPlaces,
  '0042-proven-addresses': provenAddresses,
  '0045-voices': voices,
  '0046-counted-likes': countedLikes,
  '0048-email-key': emailKey,
  '0049-popups': popups,
  '0050-locks': locks,
  '0054-erased-members': erasedMembers,
  '0060-index-in-parts': indexInParts,
  '0064-open-trials': openTrials,
  '0068-builds': builds,
  '0069-installation': installation,
  '0075-mail-address-key': mailAddressKey,
  '0080-inquiry-tables': inquiryTables,
  '0088-activity': activity,
  '0096-first-day': firstDay,
  '0097-question-queue': questionQueue,
  '0110-manual-rating': manualRating,
  '0111-assigner': assigner,
  '0120-staff-lists': staffLists,
  '0121-mail-without-links': mailWithoutLinks,
  '0122-content-orders': contentOrders,
  '0124-deleted-replies': deletedReplies,
  '0126-late-writes': lateWrites,
  '0128-let-go-files': letGoFiles,
  '0130-campaigns': campaigns,
  '0132-inquiry-answers': inquiryAnswers,
  '0134-mailbox-domains': mailboxDomains,
  '0136-search-words': searchWords,
  '0140-filters-without-words': filtersWithoutWords,
  '0142-counted-downloads': countedDownloads,
  '0144-likes-drop-no-page': likesDropNoPage,
  '0146-filed-answers': filedAnswers,
  '0148-filtered-lists': filteredLists,
  '0150-handled-searches': handledSearches,
  '0152-handled-opinions': handledOpinions,
  '0154-draft-writers': draftWriters,
};

/** The database contains migrations of a newer version of the portal. */
export class NewerDatabaseError extends Error {
  constructor(migration: string) {
    super(
      `데이터베이스가 이 버전의 포털보다 새롭습니다(${migration}). 새 버전으로 다시 시작하거나, 업데이트하기 전의 백업을 빈 곳에 복원해주세요.`,
    );
  }
}

interface MigrateOptions {
  /** Last migration to run; default: all. */
  target?: string;
  /** Receives messages for the terminal: an update of a large database takes time. */
  print?: (line: string) => void;
}

/**
 * Updates the tables. Safe to call from several instances at once (Kysely takes a lock).
 * @throws NewerDatabaseError, or the error of a failed migration, whose changes are rolled back.
 */
export async function migrate(db: Db, { target, print = () => undefined }: MigrateOptions = {}): Promise<void> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const missing = await missingMigrations(db);
  // The usual start. Skips the migrator, which reads all columns of all tables twice.
  if (missing.length === 0 && target === undefined) return;
  const isEmpty = missing.length === Object.keys(MIGRATIONS).length;
  const isUpdate = !isEmpty && missing.length > 0 && target === undefined;
  if (isUpdate) print(`데이터베이스를 올리고 있습니다: ${missing.join(', ')}`);
  const began = performance.now();
  const { error } = target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error) throw error;
  if (isUpdate) print(`데이터베이스를 올렸습니다 (${((performance.now() - began) / 1000).toFixed(1)}초).`);
}

/** What an update of the tables has to run; everything for a database without tables. @throws NewerDatabaseError */
export async function missingMigrations(db: Db): Promise<string[]> {
  const executed = await executedMigrations(db);
  const unknown = executed.findLast((name) => !isKnownMigration(name));
  if (unknown !== undefined) throw new NewerDatabaseError(unknown);
  const known = new Set(executed);
  return Object.keys(MIGRATIONS).filter((name) => !known.has(name));
}

/** Executed migrations in order; empty for a database without tables. */
async function executedMigrations(db: Db): Promise<string[]> {
  const table =
    dialectOf(db) === 'sqlite'
      ? sql<{ name: string | null }>`select name from sqlite_master where name = 'kysely_migration'`
      : sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`;
  if (!(await table.execute(db)).rows[0]?.name) return [];
  const rows = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.rows.map(({ name }) => name);
}

export const isKnownMigration = (name: string) => Object.hasOwn(MIGRATIONS, name);

/** The last executed migration. */
export async function newestMigration(db: Kysely<Record<string, Record<string, unknown>>>): Promise<string> {
  const { name } = await db
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return String(name);
}
