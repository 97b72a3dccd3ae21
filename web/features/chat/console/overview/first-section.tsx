import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';
import { useOriginState } from '#web/lib/page/origin.ts';
import { GapItem } from '../gaps/gap-item.tsx';

const text = chatConsoleText.overview.first;
const SHOWN = 3;

interface FirstSectionProps {
  gaps: OutputOf<'/api/v1/admin/assistant/gaps'>;
  /** Nobody has asked anything in the days of the statistics. */
  isNew: boolean;
}

/** What to do first: the questions asked most often without an answer; on a new portal, what makes answers possible. */
export function FirstSection({ gaps: { list, counts }, isNew }: FirstSectionProps) {
  return (
    <section aria-labelledby="assistant-first">
      <h2 id="assistant-first" className="text-lg font-bold text-ink">
        {text.title}
      </h2>
      {list.length > 0 ? (
        <>
          <ul className="mt-3 space-y-2">
            {list.slice(0, SHOWN).map((gap) => (
              <GapItem key={`${gap.gapId} ${gap.state}`} gap={gap} level={3} />
            ))}
          </ul>
          <Link
            to={paths.adminAssistantGaps()}
            className="mt-2 inline-flex min-h-9 items-center gap-1.5 rounded-sm text-sm font-semibold text-accent-ink hover:underline"
          >
            {text.all(counts.todo)}
            <ArrowRight size={15} aria-hidden="true" />
          </Link>
        </>
      ) : isNew ? (
        <NewPortal />
      ) : (
        <div className="mt-3 rounded-card border border-line p-5">
          <p className="font-semibold text-ink">{text.nothing}</p>
          <p className="mt-1 text-label text-ink-soft">{text.nothingHint}</p>
        </div>
      )}
    </section>
  );
}

const NewPortal = () => (
  <>
    <p className="mt-1 text-label text-ink-soft">{text.hint}</p>
    <ol className="mt-3 grid gap-3 lg:grid-cols-3">
      <Step at={1} hint={text.test.hint}>
        <a href="#assistant-test" className={STEP_LINK}>
          {text.test.label}
        </a>
      </Step>
      <Step at={2} hint={text.faq.hint}>
        <Link to={paths.boardRegister('faq')} state={useOriginState()} className={STEP_LINK}>
          {text.faq.label}
        </Link>
      </Step>
      <Step at={3} hint={text.pin.hint}>
        <Link to={`${paths.adminAssistantPins()}?pin=new`} className={STEP_LINK}>
          {text.pin.label}
        </Link>
      </Step>
    </ol>
  </>
);

/** The whole card is the link. */
const STEP_LINK = 'font-semibold text-ink after:absolute after:inset-0 after:rounded-card';

const Step = ({ at, hint, children }: { at: number; hint: string; children: ReactNode }) => (
  <li className="relative flex gap-3.5 rounded-card border border-line p-5 hover:border-line-strong">
    <span
      aria-hidden="true"
      className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-sm font-bold text-accent-ink"
    >
      {at}
    </span>
    <div className="min-w-0 flex-1">
      {children}
      <p className="mt-1 text-sm text-ink-soft">{hint}</p>
    </div>
    <ArrowRight size={16} aria-hidden="true" className="mt-1 shrink-0 text-ink-muted" />
  </li>
);
