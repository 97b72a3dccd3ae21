import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { GapActions } from './gap-actions.tsx';
import { GapQuestions } from './gap-questions.tsx';

export type Gap = OutputOf<'/api/v1/admin/assistant/gaps'>['list'][number];

const text = chatConsoleText.gaps;

/** A group of unanswered questions with the same meaning. */
export function GapItem({ gap, level = 2 }: { gap: Gap; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const hint = gap.state === 'drafted' ? text.waiting : gap.state === 'asking' ? text.asking : null;
  return (
    // From tablets on buttons and sign are in one line, the sign last, and stay there when the questions are shown.
    <li className="relative rounded-card border border-line px-4 py-3 md:pr-12 md:[&_summary]:after:absolute md:[&_summary]:after:top-8 md:[&_summary]:after:right-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <Heading className="text-label font-semibold break-words text-ink">{gap.questions[0]?.question}</Heading>
          {hint && <p className="mt-1 text-label text-ink-soft">{hint}</p>}
          {gap.state === 'missed' && <p className="mt-1 text-label text-danger">{text.missed}</p>}
          <GapQuestions gap={gap} />
        </div>
        <div className="md:mt-3">
          <GapActions gap={gap} />
        </div>
      </div>
    </li>
  );
}
