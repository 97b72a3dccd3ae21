import type { AnswerPart, Source } from '../chat-engine.ts';

/** An answer in progress. */
export interface Draft {
  text: string;
  sources: readonly Source[];
  suggested: readonly string[];
  isUnanswered: boolean;
}

export const EMPTY_DRAFT: Draft = { text: '', sources: [], suggested: [], isUnanswered: false };

export function addPart(draft: Draft, part: AnswerPart): Draft {
  switch (part.kind) {
    case 'text':
      return { ...draft, text: draft.text + part.text };
    case 'replace':
      return { ...draft, text: part.text };
    case 'sources':
      return { ...draft, sources: part.sources };
    case 'suggested':
      return { ...draft, suggested: part.questions };
    case 'unanswered':
      return { ...draft, isUnanswered: true };
    case 'unparsable':
      return draft;
  }
}
