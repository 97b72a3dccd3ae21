import { searchText } from '#shared/messages/site/search.ko.ts';
import { searchWaysText } from '#shared/messages/site/search-way.ko.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';
import { AskAssistant } from '../ask-assistant.tsx';

/** Where to go from hits that are not the answer. */
export const BesideHits = ({ question }: { question: string | null }) => (
  <section aria-labelledby="beside-hits" className="rounded-card bg-surface-soft p-5">
    <h2 id="beside-hits" className="font-semibold text-ink">
      {searchWaysText.asideTitle}
    </h2>
    <p className="mt-1.5 text-label text-ink-muted">{searchWaysText.asideText}</p>
    <div className="mt-4 flex flex-wrap gap-2 lg:grid">
      <Link to={paths.boardRegister('qna')} className={buttonClass({ variant: 'secondary' })}>
        {searchText.ask}
      </Link>
      {question !== null && <AskAssistant question={question} />}
    </div>
  </section>
);
