import type { Scanned } from './object-scanner.ts';
import { objectScanner } from './object-scanner.ts';

/** A JSON object of the stream, or data that is not one. */
export type StreamItem =
  | { kind: 'object'; value: Record<string, unknown> }
  | { kind: 'unparsable'; text: string; error: Error };

export interface EventReader {
  push(bytes: Uint8Array): StreamItem[];
  /** End of the stream. An incomplete object is reported as unparsable. */
  end(): StreamItem[];
}

/** End marker of OpenAI-compatible servers. */
const DONE = '[DONE]';

/**
 * Incremental reader of server-sent events with JSON objects as data. An object is returned as soon as it is complete,
 * not at the blank line after it, because some servers omit that. Comments, event names and empty data are ignored.
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
      // A line feed after a carriage return belongs to the same line end, even if the bytes were split between them.
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
