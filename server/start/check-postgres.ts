import { sql } from 'kysely';
import { withParticle } from '#shared/text/korean.ts';
import { ConfigError } from '../config.ts';
import type { Database } from '../db/open-database.ts';

/** The oldest that is still maintained by its makers. */
const OLDEST_VERSION = 14;

/**
 * Before anything is written: what would fail later, at the first text or the first table.
 * @throws ConfigError with the line that mends it.
 */
export async function checkPostgres({ dialect, db }: Pick<Database, 'dialect' | 'db'>): Promise<void> {
  if (dialect !== 'postgres') return;
  const { rows } = await sql<Found>`select current_database() as name, current_user as account,
      current_setting('server_encoding') as encoding,
      current_setting('server_version_num')::int / 10000 as version,
      coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as "mayCreate",
      (select min(pg_get_userbyid(relowner)) from pg_class where relname like 'kysely_migration%' and relkind = 'r'
          and relnamespace = to_regnamespace(current_schema())
          and not (has_table_privilege(oid, 'SELECT') and has_table_privilege(oid, 'UPDATE'))) as "otherOwner"`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined) return;
  const { name, account, encoding, version, mayCreate, otherOwner } = found;
  if (version < OLDEST_VERSION)
    throw new ConfigError(`설정 DATABASE_URL의 PostgreSQL이 ${version}입니다. ${OLDEST_VERSION} 이상으로 올려주세요.`);
  if (encoding !== 'UTF8')
    throw new ConfigError(
      `설정 DATABASE_URL의 데이터베이스 인코딩이 ${encoding}입니다. UTF8로 새로 만들어주세요: CREATE DATABASE portal OWNER ${account} ENCODING 'UTF8' TEMPLATE template0;`,
    );
  if (otherOwner !== null)
    throw new ConfigError(
      `설정 DATABASE_URL의 계정 ${account}에 이미 있는 표를 쓸 권한이 없습니다. 표를 만든 계정 ${withParticle(otherOwner, '을')} DATABASE_URL에 적어주세요.`,
    );
  if (!mayCreate)
    throw new ConfigError(
      `설정 DATABASE_URL의 계정 ${account}에 표를 만들 권한이 없습니다. 데이터베이스의 주인으로 만들어주세요: ALTER DATABASE "${name}" OWNER TO ${account};`,
    );
}

interface Found {
  name: string;
  account: string;
  encoding: string;
  version: number;
  mayCreate: boolean;
  /** Of the first tables that a start uses, if there are any and the account may not use them. */
  otherOwner: string | null;
}
