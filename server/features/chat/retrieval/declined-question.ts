import { readFileSync } from 'node:fs';

const FILE = new URL('../../../../content/assistant/declined.txt', import.meta.url);

const OFF_TOPIC = '~ ';

interface Rule {
  /** It does not decline: nothing is shown as near. */
  isOffTopic: boolean;
  /** Of each at least one must be in the question. */
  wanted: string[][];
  /** None of these may be. */
  unless: string[];
}

let rules: readonly Rule[] | undefined;

/** Lines of `a|b + c|d + !e`; the file says what they mean. */
export function readDeclined(source: string): Rule[] {
  const lines = source.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const isOffTopic = line.startsWith(OFF_TOPIC);
    const groups = (isOffTopic ? line.slice(OFF_TOPIC.length) : line).split(' + ').map((group) => group.trim());
    const wordsOf = (group: string) => group.split('|').map(bare);
    return {
      isOffTopic,
      wanted: groups.filter((group) => !group.startsWith('!')).map(wordsOf),
      unless: groups.filter((group) => group.startsWith('!')).flatMap((group) => wordsOf(group.slice(1))),
    };
  });
}

/** Whether a question is declined as such: it wants secrets, other people's data, or other instructions. */
export const isDeclined = (query: string): boolean => matchesRule(query, false);

/** Whether a question is of the weather and the like: where no document answers it, nothing comes near to it. */
export const isOffTopic = (query: string): boolean => matchesRule(query, true);

function matchesRule(query: string, offTopic: boolean): boolean {
  rules ??= readDeclined(readFileSync(FILE, 'utf8'));
  const compact = bare(query);
  const has = (word: string) => compact.includes(word);
  return rules.some(
    ({ isOffTopic, wanted, unless }) =>
      isOffTopic === offTopic && wanted.every((group) => group.some(has)) && !unless.some(has),
  );
}

const bare = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
