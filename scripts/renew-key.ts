import { pino } from 'pino';
import { BackupError } from '#server/backup/backup-folder.ts';
import { openContext } from '#server/open-context.ts';
import { RENEWABLE_KEYS, renewKey } from '#server/security/renew-key.ts';
import { becomeOwnerOf } from '#server/start/folder-owner.ts';
import { backupCommand } from './support/backup-command.ts';

const isKey = (name: string): name is keyof typeof RENEWABLE_KEYS => Object.hasOwn(RENEWABLE_KEYS, name);

// npm run renew-key -- token|signing|sealing|transport
await backupCommand(async (config, name = '') => {
  if (!isKey(name)) throw new BackupError(`사용법: npm run renew-key -- ${Object.keys(RENEWABLE_KEYS).join('|')}`);
  becomeOwnerOf(config.dataDir);
  const { context, close } = await openContext(config, pino({ level: 'warn' }));
  try {
    await renewKey(context, name);
    return `키를 지웠습니다: ${name}. 지금 모든 서버를 다시 시작하면 새 키를 만듭니다. ${RENEWABLE_KEYS[name]}.`;
  } finally {
    await close();
  }
});
