import { useRevalidator } from 'react-router';
import type { ContentAction } from '#shared/content-states.ts';
import { CONTENT_ACTIONS } from '#shared/content-states.ts';
import { contentsText as text } from '#shared/messages/admin/contents.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';

/** Bulk actions on the selected documents, each with a confirmation. */
export function ActionBar({ documentIds, onDone }: { documentIds: string[]; onDone: () => void }) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const showFailure = useShowFailure();

  const run = async (deed: ContentAction) => {
    const count = documentIds.length;
    let said = '';
    const act = async () => {
      const { changed, skipped } = await api.post('/api/v1/admin/contents/change', { documentIds, deed });
      said = text.done(changed, skipped);
    };
    const question = { title: text.deeds[deed], messageHtml: text.confirm[deed](count), cancel: true };
    // Deleting uses the red delete button.
    const way = deed === 'delete' ? { delete: true, onDelete: act } : { confirm: true, onConfirm: act };
    try {
      if ((await dialog.open({ ...question, ...way })) === 'cancel') return;
      toast.success(said);
      onDone();
      await revalidate();
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <div className="sticky top-20 z-10 mb-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface-raised p-3 shadow-raised">
      <span role="status" className="mr-auto px-1 text-label font-semibold text-ink">
        {text.selected(documentIds.length)}
      </span>
      {CONTENT_ACTIONS.map((deed) => (
        <Button
          key={deed}
          size="small"
          variant={deed === 'delete' ? 'danger' : 'secondary'}
          onClick={() => void run(deed)}
        >
          {text.deeds[deed]}
        </Button>
      ))}
    </div>
  );
}
