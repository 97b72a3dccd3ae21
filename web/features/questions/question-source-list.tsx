import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QuestionSources } from '#shared/contract/boards/question.contract.ts';
import { questionText } from '#shared/messages/boards/question.ko.ts';
import { paths } from '#shared/paths.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { hitAddress } from '#web/features/search/hits/hit-address.ts';
import { placeName } from '#web/features/search/place-name.ts';
import { Button } from '#web/ui/button.tsx';

const text = questionText.sources;

interface SourceListProps {
  sources: QuestionSources;
  /** Puts HTML into the answer. */
  onInsert: (html: string) => void;
}

/** Beside an answer: what the company has written about the question, and answers to similar ones. */
export function QuestionSourceList({ sources: { official, answered }, onInsert }: SourceListProps) {
  const insertLink = (address: string, title: string) =>
    onInsert(`<a href="${escapeHtml(address)}">${escapeHtml(title)}</a> `);
  return (
    <>
      <Part title={text.official} none={text.noOfficial} isEmpty={official.length === 0}>
        {official.map((source) => {
          const address = hitAddress(source);
          return (
            <Source
              key={address}
              title={source.title}
              address={address}
              facts={[placeName(source.place), source.heading].filter((fact) => fact !== '').join(' · ')}
              excerpt={source.excerpt}
            >
              <Insert label={text.insertLink} of={source.title} onPress={() => insertLink(address, source.title)} />
            </Source>
          );
        })}
      </Part>
      <Part title={text.answered} none={text.noAnswered} isEmpty={answered.length === 0}>
        {answered.map(({ documentId, title, excerpt, bodyHtml }) => {
          const address = paths.boardDetail('qna', documentId);
          return (
            <Source key={documentId} title={title} address={address} facts="" excerpt={excerpt}>
              <Insert label={text.insertAnswer} of={title} onPress={() => onInsert(bodyHtml)} />
              <Insert label={text.insertLink} of={title} onPress={() => insertLink(address, title)} />
            </Source>
          );
        })}
      </Part>
    </>
  );
}

interface PartProps {
  title: string;
  none: string;
  isEmpty: boolean;
  children: ReactNode;
}

const Part = ({ title, none, isEmpty, children }: PartProps) => (
  <section aria-label={title} className="mt-5">
    <h3 className="text-label font-bold text-ink">{title}</h3>
    {isEmpty ? (
      <p className="mt-1.5 text-sm text-ink-muted">{none}</p>
    ) : (
      <ul className="mt-1.5 divide-y divide-line rounded-card border border-line bg-surface">{children}</ul>
    )}
  </section>
);

interface SourceProps {
  title: string;
  address: string;
  facts: string;
  excerpt: string;
  children: ReactNode;
}

const Source = ({ title, address, facts, excerpt, children }: SourceProps) => (
  <li className="px-3.5 py-3">
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="inline-flex items-start gap-1 text-sm font-semibold text-ink hover:underline"
    >
      {title}
      <ExternalLink size={14} aria-label={text.newTab} className="mt-0.75 shrink-0 text-ink-muted" />
    </a>
    {facts !== '' && <p className="truncate text-xs text-ink-muted">{facts}</p>}
    <p className="mt-1 line-clamp-2 text-sm whitespace-pre-line text-ink-soft">{excerpt}</p>
    <p className="mt-1 -ml-2 flex gap-1">{children}</p>
  </li>
);

const Insert = ({ label, of, onPress }: { label: string; of: string; onPress: () => void }) => (
  <Button variant="ghost" size="small" aria-label={`${of} ${label}`} onClick={onPress}>
    {label}
  </Button>
);
