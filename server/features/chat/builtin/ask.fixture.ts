import type { Actor } from '#shared/permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { AnswerPart, EarlierTurn } from '../chat-engine.ts';
import { builtinEngine } from './builtin-engine.ts';

/** One question to the built-in engine, and all that came. */
export async function askBuiltin(
  { context }: Pick<TestApp, 'context'>,
  query: string,
  { actor = null, earlier = [] }: { actor?: Actor; earlier?: EarlierTurn[] } = {},
) {
  const parts: AnswerPart[] = [];
  const question = {
    query,
    earlier,
    actor,
    now: context.clock.now().toISOString(),
    visitorId: 'visitor',
    signal: new AbortController().signal,
  };
  for await (const part of builtinEngine(context).answer(question)) parts.push(part);
  return {
    parts,
    text: parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join(''),
    sources: parts.flatMap((part) => (part.kind === 'sources' ? part.sources : [])),
    suggested: parts.flatMap((part) => (part.kind === 'suggested' ? part.questions : [])),
    isUnanswered: parts.some(({ kind }) => kind === 'unanswered'),
    /** Everything at once, to look for what must not be in it. */
    all: JSON.stringify(parts),
  };
}
