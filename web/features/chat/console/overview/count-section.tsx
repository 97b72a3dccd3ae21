import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';

export type Overview = OutputOf<'/api/v1/admin/assistant/overview'>;

const text = chatConsoleText.overview;

/** Recent statistics. */
export function CountSection({ counts }: Pick<Overview, 'counts'>) {
  const shown = [
    [text.questions, text.unit(counts.questions)],
    [text.answered, text.unit(counts.answered)],
    [text.unanswered, text.unit(counts.unanswered)],
    [text.likes, text.unit(counts.likes)],
    [text.dislikes, text.unit(counts.dislikes)],
    [text.median, text.duration(counts.medianFirstPartMs)],
  ];
  return (
    <section aria-labelledby="assistant-counts" className="mt-6">
      <h2 id="assistant-counts" className="text-lg font-bold text-ink">
        {text.counts}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {shown.map(([label, value]) => (
          <div key={label} className="rounded-card border border-line p-4">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="mt-1 text-title font-bold text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
