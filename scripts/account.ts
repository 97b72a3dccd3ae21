import { pino } from 'pino';
import { accountCommandText } from '#shared/messages/admin/system/account-command.ko.ts';
import { BackupError } from '#server/backup/backup-folder.ts';
import { ACCOUNT_STEPS, AccountError, runAccountStep } from '#server/features/users/account-command.ts';
import { openContext } from '#server/open-context.ts';
import { becomeOwnerOf } from '#server/start/folder-owner.ts';
import { backupCommand } from './support/backup-command.ts';

const isStep = (name: string): name is keyof typeof ACCOUNT_STEPS => Object.hasOwn(ACCOUNT_STEPS, name);

// npm run account -- unlock|password|second-factor-off ID
await backupCommand(async (config, step = '') => {
  const userId = process.argv[3] ?? '';
  if (!isStep(step) || userId === '')
    throw new BackupError(accountCommandText.usage(Object.keys(ACCOUNT_STEPS).join('|')));
  becomeOwnerOf(config.dataDir);
  const { context, close } = await openContext(config, pino({ level: 'warn' }));
  try {
    return await runAccountStep(context, step, userId);
  } catch (error) {
    if (error instanceof AccountError) throw new BackupError(error.message);
    throw error;
  } finally {
    await close();
  }
});
