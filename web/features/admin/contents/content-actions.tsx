import { useRevalidator } from 'react-router';
import type { ContentRow } from '#shared/contract/admin/contents.contract.ts';
import type { ContentAction, ContentState } from '#shared/content-states.ts';
import { CONTENT_ACTIONS } from '#shared/content-states.ts';
import { contentsText as text } from '#shared/messages/admin/content/content.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { ClearSelection, SelectedCount } from '#web/features/admin/table/selected-count.tsx';
import { Button } from '#web/ui/button.tsx';

const OPPOSITE = { hide: 'show', show: 'hide' } as const;

function isChanged(state: ContentState, action: ContentAction): boolean {
  if (action === 'delete') return state !== 'trash';
  return (state === 'hidden') === (action === 'show');
}

interface ContentActionsProps {
  documents: readonly ContentRow[];
  onDone: () => void;
}

/** Bulk actions on the selected documents. All can be undone; deleting asks first. */
export function ContentActions({ documents, onDone }: ContentActionsProps) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const showFailure = useShowFailure();

  const change = async (documentIds: string[], action: ContentAction) => {
    const { changed, skipped } = await api.post('/api/v1/admin/contents/change', { documentIds, action });
    return text.done(action, changed, skipped);
  };

  const undo = async (documentIds: string[], action: ContentAction) => {
    try {
      if (action === 'delete')
        while (documentIds[0] !== undefined) {
          await api.post('/api/v1/board/restore-document', { documentId: documentIds[0] });
          // When it is tried again after a failure, only the others are in the trash.
          documentIds.shift();
        }
      else await change(documentIds, OPPOSITE[action]);
      toast.success(text.undone);
      await revalidate();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };

  const run = async (action: ContentAction) => {
    const documentIds = documents.map(({ documentId }) => documentId);
    try {
      if (action === 'delete') {
        const question = {
          title: text.actions.delete,
          messageHtml: text.confirmDelete(documents[0]?.title ?? '', documents.length),
        };
        if ((await dialog.open({ ...question, cancel: true, delete: true })) !== 'delete') return;
      }
      // Only what this changes: what was hidden or in the trash before stays so when it is undone.
      const ids = documents.filter(({ state }) => isChanged(state, action)).map(({ documentId }) => documentId);
      const undoAction = { label: text.undo, run: () => undo(ids, action) };
      toast.success(await change(documentIds, action), ids.length > 0 ? undoAction : undefined);
      onDone();
      await revalidate();
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <section data-with-selection aria-label={text.bulk} className="flex flex-wrap items-center gap-2">
      <SelectedCount>{text.selected(documents.length)}</SelectedCount>
      {CONTENT_ACTIONS.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'delete' ? 'danger' : 'secondary'}
          onClick={() => void run(action)}
        >
          {text.actions[action]}
        </Button>
      ))}
      <ClearSelection onClear={onDone} />
    </section>
  );
}
