import type { Inline } from '../format/inline-format.ts';
import { inlineOf } from '../format/inline-format.ts';
import { AnswerLink } from './answer-link.tsx';

export function InlineText({ line }: { line: string }) {
  return inlineOf(line).map((part, index) => <Part key={index} part={part} />);
}

/** A particle behind a bracket would begin a line: (1시간)을. No more letters than a bubble has room for. */
const PARTICLE = /(\)\p{Script=Hangul}{1,6})/u;
const Together = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>;

function Part({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'bold':
      return <strong className="font-bold text-ink">{part.text}</strong>;
    case 'code':
      return (
        <code className="rounded-md border border-line bg-surface-soft px-1.5 py-0.5 font-mono text-[0.85em]">
          {part.text}
        </code>
      );
    case 'link':
      return <AnswerLink address={part.address}>{part.text}</AnswerLink>;
    default:
      return part.text.split(PARTICLE).map((text, i) => (i % 2 === 0 ? text : <Together key={i}>{text}</Together>));
  }
}
