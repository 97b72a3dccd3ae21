import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import type { AnswerState } from '#shared/boards/answer-states.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { rememberReturnPath, currentAddress } from '#web/lib/session/return-path.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CommentForm } from './comment-form.tsx';
import { RichReplyForm } from './rich-reply-form.tsx';
import type { ReplyActions } from './use-reply-actions.ts';
import { Link } from '#web/lib/link.tsx';

const text = messages.documents.replies;

interface ReplyComposerProps {
  document: DocumentDetail;
  actions: ReplyActions;
  /** How many replies are shown above. */
  replyCount: number;
}

/** Form for a new reply, or the reason why it is not available. */
export function ReplyComposer({ document, actions, replyCount }: ReplyComposerProps) {
  const { documentId, abilities } = document;
  const isAnonymous = useAppState((state) => state.loginId === '');
  const [isOfficial, setOfficial] = useState(false);

  const answerOfficially = async (bodyHtml: string, answerState?: AnswerState) => {
    let isOvertaken = false;
    const input = { documentId, bodyHtml, isOfficial: true, answerState, seenReplies: replyCount };
    const isDone = await actions.write(input, () => {
      isOvertaken = true;
    });
    if (isDone) setOfficial(false);
    return isOvertaken ? text.overtaken : isDone;
  };

  if (!abilities.reply) {
    return (
      <p className="mt-8 rounded-card bg-surface-soft px-5 py-5 text-center text-label text-ink-muted">
        {isAnonymous ? (
          <Link
            to={paths.login()}
            onClick={() => rememberReturnPath(currentAddress())}
            className="font-medium text-accent-ink underline underline-offset-4"
          >
            {text.loginToReply}
          </Link>
        ) : (
          ERROR_TEXT.BD01
        )}
      </p>
    );
  }
  if (isOfficial) {
    return (
      <div className="mt-8 rounded-card border border-accent/25 px-5 pt-5 md:px-7">
        <RichReplyForm
          boardType={document.boardType}
          label={text.writeOfficial}
          submitLabel={text.submit}
          hasState
          onSubmit={answerOfficially}
          onCancel={() => setOfficial(false)}
        />
      </div>
    );
  }
  return (
    <div className="no-print mt-8">
      {abilities.replyOfficially && (
        <Button variant="secondary" className="mb-4" onClick={() => setOfficial(true)}>
          <BadgeCheck size={18} aria-hidden="true" />
          {text.writeOfficial}
        </Button>
      )}
      <CommentForm
        label={text.write}
        submitLabel={text.submit}
        onSubmit={(bodyHtml) => actions.write({ documentId, bodyHtml })}
      />
    </div>
  );
}
