import { pino } from 'pino';
import { openContext } from '#server/open-context.ts';
import { wake } from '#server/installation/installation.ts';
import { becomeOwnerOf } from '#server/start/folder-owner.ts';
import { backupCommand } from './support/backup-command.ts';

// npm run wake
await backupCommand(async (config) => {
  becomeOwnerOf(config.dataDir);
  const { context, close } = await openContext(config, pino({ level: 'warn' }));
  try {
    const wasAsleep = await wake(context.db, context.storage);
    return wasAsleep
      ? '복원한 포털을 깨웠습니다. 이제 메일을 보내고 저장소를 정리합니다. 같은 저장소를 쓰던 다른 포털은 파일을 지우지 않습니다.'
      : '잠들어 있지 않은 포털입니다. 저장소는 이 포털의 것으로 표시했습니다.';
  } finally {
    await close();
  }
});
