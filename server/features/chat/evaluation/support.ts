import { assistantAnswerText } from '#shared/messages/assistant/assistant-answer.ko.ts';
import { sentencesOf } from '../builtin/sentences.ts';
import type { Source } from '../chat-engine.ts';

/**
 * Sentences of an answer that its sources do not say word for word, past the engine's own words around them: the line
 * that names the document, the link, the questions that could follow.
 */
export function unsupportedLines(answer: string, sources: readonly Source[]): string[] {
  const said = plain(sources.map(({ passage }) => `${passage.heading}\n${passage.content}`).join('\n'));
  const [, ...rest] = answer.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('```'));
  const end = rest.findIndex((line) => line.startsWith('자세한 내용은 ['));
  return rest.slice(0, end === -1 ? undefined : end).filter((line) => !isLeading(line) && !isSaid(line, said));
}

/** - FAQ: [도입 비용은 …](/faq?open=…), or the forms: says nothing but where to read on or to ask. */
const isLeading = (line: string) =>
  /^- [^:]+: \[[^\]]+\]\(\/[^)\s]+\)$/.test(line) || line === WHERE_TO_ASK || line === assistantAnswerText.cut;
const [, WHERE_TO_ASK] = assistantAnswerText.unanswered;

/** Sentences of one paragraph may be taken without those between. A row of a table says its column heads and cells. */
function isSaid(written: string, said: string): boolean {
  const line = written.replace(/^- \*\*(.+?)\*\*/, '- $1').replace(/\[([^\]]+)\]\(\/[^)\s]*\)/g, '$1');
  if (sentencesOf(line).every((sentence) => said.includes(plain(sentence)))) return true;
  const row = /^(?:- .+(?::| ·)|\d+\.) .+$/.exec(line);
  if (!row) return false;
  const pieces = line.replace(/^(?:- |\d+\. )/, '').split(/[\s,:·]+/);
  return pieces.every((piece) => said.includes(plain(piece)));
}

const plain = (text: string) => text.replaceAll('\\', '').replace(/\s+/g, '');
