interface Heard {
  id: string;
  text: string;
  /** The text is complete. */
  isWhole: boolean;
}

/** A sentence up to its punctuation or line end. A dot after a digit does not end a sentence. */
const SENTENCE = /[^\n]*?(?:(?:(?<!\d)\.|[?!。…])+["'”’)\]]*(?=\s)|\n)/g;

/** Returns each completed sentence once. Messages that exist at the first call are not returned. */
export function createSentenceReader() {
  const read = new Map<string, string>();
  let isFirst = true;
  return {
    read(messages: readonly Heard[]): string[] {
      const news = isFirst ? [] : messages.flatMap(sentencesOf);
      if (isFirst) for (const { id, text } of messages) read.set(id, text);
      isFirst = false;
      return news;
    },
  };

  function sentencesOf({ id, text, isWhole }: Heard): string[] {
    const before = read.get(id) ?? '';
    // The text was replaced: all of it is new.
    const from = text.startsWith(before) ? before.length : 0;
    const rest = text.slice(from);
    const finished = isWhole ? rest : (rest.match(SENTENCE)?.join('') ?? '');
    read.set(id, text.slice(0, from) + finished);
    return finished
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }
}
