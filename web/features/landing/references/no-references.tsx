import { useRevalidator } from 'react-router';
import { noReferencesText as text } from '#shared/messages/site/no-reference.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { labels } from '#web/ui/labels.ts';

/** In place of the references: there are none, or their call failed. */
export function NoReferences({ hasFailed }: { hasFailed: boolean }) {
  const { revalidate, state } = useRevalidator();
  if (!hasFailed) return <EmptyState title={text.none} description={text.noneHint} />;
  return (
    <EmptyState
      title={text.failed}
      description={text.failedHint}
      action={
        <Button variant="secondary" loading={state === 'loading'} onClick={() => void revalidate()}>
          {labels.retry}
        </Button>
      }
    />
  );
}
