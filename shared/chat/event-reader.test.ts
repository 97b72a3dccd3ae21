import { describe, expect, it } from 'vitest';
import type { StreamItem } from './event-reader.ts';
import { eventReader } from './event-reader.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function readIn(pieces: readonly Uint8Array[]): StreamItem[] {
  const reader = eventReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

const values = (items: readonly StreamItem[]) =>
  items.map((item) => (item.kind === 'object' ? item.value : `unparsable ${item.text}`));

/** Expects the same items however the bytes are split: in two at every position, and byte by byte. */
function expectEverywhere(text: string, expected: readonly unknown[]) {
  const bytes = bytesOf(text);
  expect(values(readIn([bytes]))).toEqual(expected);
  for (let at = 1; at < bytes.length; at += 1)
    expect(values(readIn([bytes.subarray(0, at), bytes.subarray(at)]))).toEqual(expected);
  expect(values(readIn([...bytes].map((byte) => Uint8Array.of(byte))))).toEqual(expected);
}

const one = { event: 'message', answer: '중괄호 }{ 와 "따옴표" 그리고 \\ 🙂' };
const two = { event: 'message_end', metadata: { list: [{ a: 1 }, {}] } };
const ONE = JSON.stringify(one);
const TWO = JSON.stringify(two);

describe('spec 7 chat stream: cut at every byte, it reads', () => {
  it.each([
    ['events with a blank line between', `data: ${ONE}\n\ndata: ${TWO}\n\n`],
    ['CRLF', `data: ${ONE}\r\n\r\ndata: ${TWO}\r\n\r\n`],
    ['carriage returns alone', `data: ${ONE}\r\rdata: ${TWO}\r\r`],
    ['data without a space', `data:${ONE}\n\ndata:${TWO}\n\n`],
    ['objects glued in one line', `data: ${ONE}${TWO}\n\n`],
    ['no blank line between', `data: ${ONE}\ndata: ${TWO}\n`],
    ['no end of the last line', `data: ${ONE}\n\ndata: ${TWO}`],
    ['pings, comments and names', `: hello\n\nevent: ping\n\ndata: ${ONE}\n\n:\nid: 7\nretry: 10\ndata: ${TWO}\n\n`],
    ['the end mark of others', `data: ${ONE}\n\ndata: ${TWO}\n\ndata: [DONE]\n\n`],
    ['a byte order mark', `\u{FEFF}data: ${ONE}\n\ndata: ${TWO}\n\n`],
  ])('%s', (_name, text) => expectEverywhere(text, [one, two]));

  it('one object over several data lines', () => {
    const lines = JSON.stringify(two, null, 2).split('\n');
    expectEverywhere(`${lines.map((line) => `data: ${line}\n`).join('')}\n`, [two]);
  });

  it('what cannot be parsed, and goes on after it', () => {
    expectEverywhere(`data: {"a":}\n\ndata: oops\n\ndata: {"cut": "o\n\ndata: ${TWO}\n\ndata: {"answer": "끝`, [
      'unparsable {"a":}',
      'unparsable oops',
      'unparsable {"cut": "o',
      two,
      'unparsable {"answer": "끝',
    ]);
  });

  it('nothing', () => expectEverywhere('\n\nevent: ping\n\n', []));
});

it('hands an object out before its line has ended only when it is whole', () => {
  const reader = eventReader();
  expect(values(reader.push(bytesOf(`data: ${ONE}\n`)))).toEqual([one]);
  expect(values(reader.push(bytesOf('\n')))).toEqual([]);
});

it('reads what was made at random as it was made', () => {
  let seed = 20_261_121;
  const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
  const LETTERS = ['{', '}', '"', '\\', '\n', '한', '글', '🙂', 'data: ', '\r\n', ':', ' '];
  const text = () => Array.from({ length: random(9) }, () => LETTERS[random(LETTERS.length)]).join('');
  for (let round = 0; round < 200; round += 1) {
    const objects = Array.from({ length: 1 + random(4) }, () => ({ answer: text(), deep: [{ [text()]: text() }] }));
    const stream = objects.map((object) => `${random(2) ? '' : '\n\n'}data:${JSON.stringify(object)}\n`).join('');
    const bytes = bytesOf(stream);
    const at = random(bytes.length);
    expect(values(readIn([bytes.subarray(0, at), bytes.subarray(at)]))).toEqual(objects);
  }
});
