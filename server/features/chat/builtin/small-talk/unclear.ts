/** A tag, a statement of a database, a template or a path, with no word beside it that would say what is asked of it. */
const PROGRAMS: readonly RegExp[] = [
  /^\s*<[/!?]?[a-z][^>]*>?/i,
  /^\W*(?:drop|truncate|alter)\s+(?:table|database|user|schema)\b/i,
  /^\W*(?:select\b.+\bfrom|insert\s+into|delete\s+from|update\s+\S+\s+set|union\s+(?:all\s+)?select)\b/i,
  /['"]\s*(?:or|and)\s+\S{1,20}\s*=\s*\S/i,
  /^\s*(?:\{\{|\$\{|<%|javascript:)/i,
  /^\s*(?:\.\.[/\\]){2}/,
];
const LONGEST = 400;

/** Whether there is nothing in it to look for: ???, 😀, `<script>…</script>`. Numbers may be those of an error. */
export const isUnclear = (query: string): boolean =>
  !/[\p{L}\p{N}]/u.test(query) ||
  (query.length <= LONGEST && !/[가-힣]/.test(query) && PROGRAMS.some((program) => program.test(query)));
