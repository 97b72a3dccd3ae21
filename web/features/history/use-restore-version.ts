import { useNavigate } from 'react-router';
import { historyText as text } from '#shared/messages/boards/documents/history.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useConfirmed } from '#web/lib/dialog/use-confirmed.ts';

/** Brings a previous version of a document back, after a question. */
export function useRestoreVersion(documentId: string, backTo: string) {
  const api = useApi();
  const navigate = useNavigate();
  const confirmed = useConfirmed();
  return (version: number) =>
    confirmed({
      title: text.restore,
      questionHtml: text.restoreConfirm(version),
      done: text.restored,
      run: () => api.post('/api/v1/board/restore-version', { documentId, version }),
      after: async () => navigate(backTo),
    });
}
