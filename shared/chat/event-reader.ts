import type { Scanned } from './object-scanner.ts';
import { objectScanner } from './object-scanner.ts';

/** An object that the stream carried, or a piece that is none. */
export type StreamItem =
  | { kind: 'object'; value: Record<string, unknown> }
  | { kind: 'unparsable'; text: string; error: Error };

export interface EventReader {
  push(bytes: Uint8Array): StreamItem[];
  /** The stream is over: what was cut off in the middle is unparsable. */
  end(): StreamItem[];
}

/** Sent by servers of another protocol when they are done. */
const DONE = '[DONE]';

/**
 * Reads a stream of server-sent events whose data are objects of JSON, from bytes as they come. An object comes out
 * as soon as it is whole, not at the blank line after it: some servers leave that out. Comments, names, and pings
 * without data say nothing.
 */
export function eventReader(): EventReader {
  const decoder = new TextDecoder();
  const scanner = objectScanner();
  let line = '';
  let afterReturn = false;

  return {
    push: (bytes) => read(decoder.decode(bytes, { stream: true })),
    end: () => [...read(`${decoder.decode()}\n`), ...parsed(scanner.end())],
  };

  function read(text: string): StreamItem[] {
    const items: StreamItem[] = [];
    for (const character of text) {
      const isFeed = character === '\n';
      // A line feed after a carriage return ends the line that has ended already, wherever the bytes were cut.
      const isSecondHalf = isFeed && afterReturn;
      afterReturn = character === '\r';
      if (isSecondHalf) continue;
      if (!isFeed && !afterReturn) {
        line += character;
        continue;
      }
      items.push(...readLine(line));
      line = '';
    }
    return items;
  }

  function readLine(whole: string): StreamItem[] {
    if (whole === '') return parsed(scanner.end());
    if (!whole.startsWith('data:')) return [];
    const data = whole.slice('data:'.length);
    return data.trim() === DONE ? [] : parsed(scanner.push(`${data}\n`));
  }
}

const parsed = (scanned: readonly Scanned[]) => scanned.map(parse);

function parse({ kind, text }: Scanned): StreamItem {
  try {
    const value: unknown = JSON.parse(text);
    if (kind === 'object') return { kind, value: value as Record<string, unknown> };
    throw new SyntaxError('Not an object');
  } catch (error) {
    return { kind: 'unparsable', text, error: error as Error };
  }
}
