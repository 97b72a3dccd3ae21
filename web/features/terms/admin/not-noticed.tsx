import { termsText } from '#shared/messages/site/term.ko.ts';
import { Badge } from '#web/ui/badge.tsx';

const text = termsText.admin;

/** Members should have been told by now. */
export const NotNoticed = () => (
  <>
    <span className="text-ink-muted md:hidden">{text.columns.notice} </span>
    <Badge tone="warning">{text.notNoticed}</Badge>
  </>
);
