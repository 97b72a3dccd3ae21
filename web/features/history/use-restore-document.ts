import { useRevalidator } from 'react-router';
import { trashText as text } from '#shared/messages/boards/documents/history.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useConfirmed } from '#web/lib/dialog/use-confirmed.ts';
import type { Deleted } from './trash-columns.tsx';

/** Takes a document out of the trash, after a question. */
export function useRestoreDocument() {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const confirmed = useConfirmed();
  return ({ documentId, title, excerpt }: Deleted) =>
    confirmed({
      title: text.restore,
      questionHtml: text.restoreConfirm(title, excerpt),
      done: text.restored,
      run: () => api.post('/api/v1/board/restore-document', { documentId }, { tells: 'CM04' }),
      after: revalidate,
      gone: text.gone,
      afterConflict: revalidate,
    });
}
