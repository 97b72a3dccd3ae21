import { LIMITS } from '#shared/limits.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { GapActions } from '../gaps/gap-actions.tsx';
import type { Message } from './conversation-message.tsx';

/** What staff can do about a question that got no answer. */
export const MissedActions = ({ message: { question, gap } }: { message: Message }) =>
  gap && (
    <GapActions gap={{ ...gap, questions: [{ question }] }}>
      <Link to={pinOf(question)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {chatConsoleText.pins.add}
      </Link>
    </GapActions>
  );

/** A fixed answer has its questions each on one line. */
const pinOf = (question: string) =>
  `${paths.adminAssistantPins()}?pin=new&question=${encodeURIComponent(
    question.replace(/\s+/g, ' ').slice(0, LIMITS.pinQuestionMaxChars),
  )}`;
