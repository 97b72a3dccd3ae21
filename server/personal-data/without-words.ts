/**
 * A saved filter of inquiries without its words: often a name, which would outlast the erasure of its inquiry. Needed
 * when read, too, because an instance of a version before may still save them during an update.
 */
export function withoutWords(query: string): string {
  const kept = new URLSearchParams(query);
  for (const words of ['q', 'keyword']) kept.delete(words);
  return kept.toString();
}
