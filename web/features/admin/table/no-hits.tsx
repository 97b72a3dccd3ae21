import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';

interface NoHitsProps {
  title: string;
  description?: string | false;
  /** Link that removes all filters. */
  reset: string;
}

/** Under filters nothing is left. */
export const NoHits = ({ title, description, reset }: NoHitsProps) => (
  <EmptyState
    title={title}
    description={description}
    action={
      <Link to={reset} data-no-hits="" className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {adminText.table.reset}
      </Link>
    }
  />
);
