import type { Actor } from '#shared/permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { AnswerPart, EarlierTurn } from '../chat-engine.ts';
import { builtinEngine } from './builtin-engine.ts';

/** Asks the built-in engine one question and collects the parts of its answer. */
export async function askBuiltin(
  { context }: Pick<TestApp, 'context'>,
  query: string,
  { actor = null, earlier = [] }: { actor?: Actor; earlier?: EarlierTurn[] } = {},
) {
  const parts: AnswerPart[] = [];
  const now = context.clock.now().toISOString();
  const question = { query, earlier, actor, now, visitorId: 'visitor', signal: new AbortController().signal };
  for await (const part of builtinEngine(context).answer(question)) parts.push(part);
  return {
    parts,
    text: parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join(''),
    sources: parts.flatMap((part) => (part.kind === 'sources' ? part.sources : [])),
    suggested: parts.flatMap((part) => (part.kind === 'suggested' ? part.questions : [])),
    isUnanswered: parts.some(({ kind }) => kind === 'unanswered'),
    /** All parts as text, for checks of what must not occur. */
    all: JSON.stringify(parts),
  };
}
