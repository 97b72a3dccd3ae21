/** Longer texts are rare, and would only take memory. */
const LONGEST = 300;

/**
 * A function that remembers its results by text, for texts of which few come again and again. When full it forgets all;
 * `work` must always give the same result for the same text.
 */
export function remember<T>(most: number, work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const result = known.get(text);
    if (result !== undefined) return result;
    const made = work(text);
    if (text.length > LONGEST) return made;
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
