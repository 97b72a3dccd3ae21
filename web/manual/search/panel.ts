import { makeFind } from './find.ts';
import type { SearchRecord } from './record.ts';
import { markWords, snippetOf } from './snippet.ts';
import type { Piece } from './snippet.ts';
import { queryWords } from './tokens.ts';

/** Connects the dialog's search field. Resolves when the index has loaded. */
export async function startSearch(dialog: HTMLDialogElement): Promise<void> {
  const field = dialog.querySelector('input')!;
  const state = dialog.querySelector('.search-state')!;
  const list = dialog.querySelector('ul')!;
  dialog.addEventListener('keydown', (event) => moveByArrows(event, field, list));
  field.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });

  const answer = await fetch('/manual/search.json');
  if (!answer.ok) throw new Error(`search.json: ${answer.status}`);
  const find = makeFind((await answer.json()) as SearchRecord[]);
  const show = () => {
    const query = field.value.trim();
    const hits = query === '' ? [] : find(query);
    list.replaceChildren(...hits.map((hit) => hitElement(hit, query)));
    state.textContent = hits.length > 0 ? `${hits.length}건을 찾았습니다.` : query && '검색 결과가 없습니다.';
  };
  field.addEventListener('input', show);
  show();
}

function hitElement(hit: SearchRecord, query: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `/manual${hit.url}`;
  const path = `${hit.section} › ${hit.page}`;
  link.append(
    line('hit-path', [{ text: hit.heading ? path : hit.section, isHit: false }]),
    line('hit-title', markWords(hit.heading || hit.page, queryWords(query))),
    line('hit-text', snippetOf(hit.text, query)),
  );
  item.append(link);
  return item;
}

/** Text nodes only: the pieces contain what the user typed. */
function line(className: string, pieces: readonly Piece[]): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = className;
  for (const { text, isHit } of pieces) {
    const part = isHit ? document.createElement('mark') : document.createTextNode(text);
    if (isHit) part.textContent = text;
    span.append(part);
  }
  return span;
}

/** Arrow keys move the focus between the field and the hits; Enter then follows the focused link. */
function moveByArrows(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement) {
  // During IME composition the arrow keys belong to the input method.
  if (event.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const stops: HTMLElement[] = [field, ...list.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  stops[(at + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]?.focus();
}
