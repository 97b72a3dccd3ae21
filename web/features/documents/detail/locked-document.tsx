import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Container } from '#web/ui/page-heading.tsx';
import { LockedState } from '#web/ui/feedback/states.tsx';
import { useListLink } from '../use-list-link.ts';
import { Link } from '#web/lib/link.tsx';

/** Shown in place of another member's private document. */
export function LockedDocument() {
  const listLink = useListLink();
  return (
    <Container className="py-16 md:py-24">
      <PageMeta title={messages.documents.privateTitle} description={ERROR_TEXT.BD02} noIndex />
      <h1 className="sr-only">{messages.documents.privateTitle}</h1>
      <LockedState
        title={ERROR_TEXT.BD02}
        description={messages.documents.list.ownHint}
        action={
          <Link to={listLink} className={buttonClass({ variant: 'secondary' })}>
            {messages.shell.toList}
          </Link>
        }
      />
    </Container>
  );
}
