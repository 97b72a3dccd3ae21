/** A complete JSON object, or the text between two objects. */
export type Scanned = { kind: 'object'; text: string } | { kind: 'junk'; text: string };

export interface ObjectScanner {
  push(text: string): Scanned[];
  /** Returns an incomplete rest, if any, and resets the scanner. */
  end(): Scanned[];
}

/**
 * Extracts JSON objects from text that arrives in pieces. Some servers send several without a separator. Splitting at
 * `}{` would break strings that contain these characters, so strings are tracked.
 */
export function objectScanner(): ObjectScanner {
  let buffer = '';
  let depth = 0;
  let inString = false;
  let isEscaped = false;

  return {
    push(text) {
      const found: Scanned[] = [];
      for (const character of text) {
        if (depth === 0 && character === '{') found.push(...junk());
        buffer += character;
        if (!closes(character)) continue;
        found.push({ kind: 'object', text: buffer });
        buffer = '';
      }
      return found;
    },
    end() {
      const found = junk();
      depth = 0;
      inString = isEscaped = false;
      return found;
    },
  };

  function junk(): Scanned[] {
    const text = buffer.trim();
    buffer = '';
    return text === '' ? [] : [{ kind: 'junk', text }];
  }

  function closes(character: string): boolean {
    if (inString) {
      if (isEscaped) isEscaped = false;
      else if (character === '\\') isEscaped = true;
      else if (character === '"') inString = false;
      return false;
    }
    if (character === '{') depth += 1;
    else if (character === '"') inString = depth > 0;
    else if (character === '}' && depth > 0) {
      depth -= 1;
      return depth === 0;
    }
    return false;
  }
}
