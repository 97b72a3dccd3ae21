import type { Passage } from './passages.ts';

const TARGET_CHARS = 300;
const TIMES = /^(?:(\d+):)?(\d{1,2}):(\d{2})\.\d{3}\s+-->/;

/** Passages of a few WebVTT cues, each with its first second. */
export function captionPassages(vtt: string): Passage[] {
  const passages: Passage[] = [];
  let current: Passage | undefined;
  for (const cue of vtt.replaceAll('\r\n', '\n').split(/\n{2,}/)) {
    const lines = cue.split('\n');
    const at = lines.findIndex((line) => TIMES.test(line));
    if (at === -1) continue;
    const [, hours = '0', minutes = '0', seconds = '0'] = TIMES.exec(lines[at] ?? '') ?? [];
    const text = lines
      .slice(at + 1)
      .join(' ')
      .replace(/<[^<>]*>/g, '')
      .trim();
    if (text === '') continue;
    if (current && current.content.length + text.length <= TARGET_CHARS) {
      current.content += ` ${text}`;
      continue;
    }
    const second = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    current = { heading: '', anchor: '', second, content: text };
    passages.push(current);
  }
  return passages;
}
