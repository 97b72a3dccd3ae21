import { readFileSync } from 'node:fs';
import { composed } from '#shared/text/compose.ts';
import { contentUrl } from '#server/content.ts';

const OFF_TOPIC = '~ ';

interface Rule {
  /** Off-topic instead of declined: no near documents are shown. */
  isOffTopic: boolean;
  /** Of each group at least one word must occur. */
  required: string[][];
  /** None of these words may occur. */
  unless: string[];
}

let rules: readonly Rule[] | undefined;

/** Reads lines of `a|b + c|d + !e`; the format is explained in the file. */
export function readDeclined(source: string): Rule[] {
  const lines = source.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const groups = line.replace(OFF_TOPIC, '').split(' + ');
    const wordsOf = (group: string) => group.split('|').map(bare);
    return {
      isOffTopic: line.startsWith(OFF_TOPIC),
      required: groups.filter((group) => !group.startsWith('!')).map(wordsOf),
      unless: groups.filter((group) => group.startsWith('!')).flatMap((group) => wordsOf(group.slice(1))),
    };
  });
}

/** True for questions about secrets, other people's data, or instructions to the assistant. */
export const isDeclined = (query: string): boolean => matchesRule(query, false);

/** True for topics outside the portal, such as the weather: without an answering document, no near ones are shown. */
export const isOffTopic = (query: string): boolean => matchesRule(query, true);

function matchesRule(query: string, offTopic: boolean): boolean {
  rules ??= readDeclined(readFileSync(contentUrl('assistant/declined.txt'), 'utf8'));
  const compact = bare(query);
  const has = (word: string) => compact.includes(word);
  const matches = ({ required, unless }: Rule) => required.every((group) => group.some(has)) && !unless.some(has);
  return rules.some((rule) => rule.isOffTopic === offTopic && matches(rule));
}

/** Without spaces; 알려주세요, 알려달라고요 and 알려줄래 are 알려줘. */
const bare = (text: string) => composed(text).toLowerCase().replace(/\s+/g, '').replace(ASKS, '줘');
const ASKS = /주(?:세요|십시오|실(?:수있나요|수있을까요)?|시겠|라)|달라|줄래|부탁/g;
