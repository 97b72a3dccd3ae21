import { readFileSync } from 'node:fs';
import { assistantAnswerText as text } from '#shared/messages/chat/assistant-answer.ko.ts';
import { smallTalkText as talk } from '#shared/messages/chat/small-talk.ko.ts';
import { composed } from '#shared/text/compose.ts';
import { contentUrl } from '#server/content.ts';

/** `now`: ISO 8601 in UTC. */
type Around = Record<'product' | 'now', string>;

/** Answers by kind that depend on more than the kind; the kinds are those of the file. */
const SAYS: Record<string, (around: Around) => string> = {
  greeting: ({ product }) => text.greeting(product),
  name: ({ product }) => talk.name(product),
  about: ({ product }) => text.about(product),
  today: ({ now }) => talk.today(now),
  time: ({ now }) => talk.time(now),
};

/** An HTML tag, SQL statement, template or path without Korean words that would make it a question. */
const PROGRAM =
  /^\W*(?:<[/!?]?[a-z]|(?:drop|truncate|alter)\s+(?:table|database|user)|select\b.+\bfrom|insert\s+into|delete\s+from|union\s+select|\{\{|\$\{|<%|javascript:|(?:\.\.[/\\]){2})|['"]\s*(?:or|and)\s+\S{1,20}\s*=/i;
const LONGEST = 400;
/** Words that may precede or follow small talk: 네, 정말 감사합니다. 감사합니다, 또 올게요. */
const AROUND = /^(?:네|넵|예|정말|너무|진짜|아|오|감사합니다|고맙습니다|고마워요?)+(?=..)|(?<=..)요$/g;

let kinds: Map<string, string> | undefined;

/** Reads lines of `kind: phrase|phrase`; phrases have no spaces or punctuation. */
function readKinds(): Map<string, string> {
  const lines = readFileSync(contentUrl('assistant/small-talk.txt'), 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [kind = '', phrases = ''] = line.startsWith('#') ? [] : line.split(': ');
      return phrases.split('|').map((one): [string, string] => [bare(one), kind]);
    }),
  );
}

const bare = (phrase: string) =>
  composed(phrase)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(AROUND, '');

/** The kind of small talk that a message is; '' for a question. */
export function kindOf(query: string): string {
  kinds ??= readKinds();
  return kinds.get(bare(query)) ?? '';
}

/** The answer to small talk such as 안녕하세요, 고마워요, 너는 누구야?, ㅋㅋㅋ or 😀; null for a question. */
export function smallTalk(query: string, around: Around): string | null {
  if (!/[\p{L}\p{N}]/u.test(query)) return text.unclear;
  if (query.length <= LONGEST && !/[가-힣]/.test(query) && PROGRAM.test(query)) return text.unclear;
  if (/^[ㅋㅎㅠㅜㅡ\s!?.~^;]+$/.test(query) && query !== 'ㅎㅇ') return talk.listening;
  const kind = kindOf(query);
  return SAYS[kind]?.(around) ?? (talk.always as Readonly<Record<string, string>>)[kind] ?? null;
}
