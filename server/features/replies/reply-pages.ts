/** What decides where a reply stands; without its text, of which all replies together can have megabytes. */
export interface ReplyHead {
  id: string;
  parent_id: string | null;
  deleted_at: string | null;
  is_official: number;
  is_accepted: number;
  chars: number;
}

/** Of one page, in replies and in characters of markup: more would keep others waiting while the page is drawn. */
const MOST_REPLIES = 100;
const MOST_CHARS = 100_000;

/**
 * The ids of each page, from heads in order of writing. The accepted answer and official ones are on the first pages,
 * then come the others by time, each with its children; within a page all are in order of writing. A deleted reply is
 * kept only while it has children.
 */
export function pagesOf(heads: readonly ReplyHead[]): string[][] {
  const children = Map.groupBy(
    heads.filter((head) => head.parent_id !== null && head.deleted_at === null),
    (head) => head.parent_id,
  );
  const parents = heads.filter(
    (head) => head.parent_id === null && (head.deleted_at === null || children.has(head.id)),
  );
  const withChildren = (parent: ReplyHead) => [parent, ...(children.get(parent.id) ?? [])];
  const places = new Map(parents.flatMap(withChildren).map(({ id }, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? 0;
  return cut(parents.toSorted((a, b) => rank(b) - rank(a)).flatMap(withChildren)).map((page) =>
    page.toSorted((a, b) => placeOf(a) - placeOf(b)),
  );
}

function cut(heads: readonly ReplyHead[]): string[][] {
  const pages: string[][] = [];
  let chars = 0;
  for (const head of heads) {
    const page = pages.at(-1);
    if (page === undefined || page.length === MOST_REPLIES || chars + head.chars > MOST_CHARS) {
      pages.push([head.id]);
      chars = head.chars;
    } else {
      page.push(head.id);
      chars += head.chars;
    }
  }
  return pages;
}

const rank = ({ is_accepted: isAccepted, is_official: isOfficial }: ReplyHead) => isAccepted * 2 + isOfficial;
