interface Heard {
  id: string;
  text: string;
  /** Nothing will be added. */
  isWhole: boolean;
}

/** A sentence, up to its mark or the end of its line; the point after a number may be anything. */
const SENTENCE = /[^\n]*?(?:(?:(?<!\d)\.|[?!。…])+["'”’)\]]*(?=\s)|\n)/g;

/** Hands out finished sentences, each once. What is there when it first looks was heard before. */
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
    // Replaced by other words: these are new, all of them.
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
