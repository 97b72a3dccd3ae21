import { Node } from '@tiptap/core';
import { escapeHtml } from '#shared/text/escape-html.ts';

/** Korean names of the places that stand in braces in a stored text, as `{company}`. */
export type Places = Readonly<Record<string, string>>;

/** Shows each known place by its name. Inside of tags, as in an address, it stays in braces. */
export const withChips = (html: string, places: Places): string =>
  html.replace(/<[^<>]*>|\{(\w+)\}/g, (found, place?: string) =>
    place !== undefined && Object.hasOwn(places, place) ? chipOf(place, places) : found,
  );

export const chipOf = (place: string, places: Places): string =>
  `<span data-place="${place}">${escapeHtml(places[place] ?? place)}</span>`;

/** The inverse. */
export const withoutChips = (html: string): string =>
  html.replace(/<span\b[^<>]*\bdata-place="(\w+)"[^<>]*>[^<>]*<\/span>/g, '{$1}');

/** A place in the text, moved and deleted as one sign. */
export const PlaceChip = Node.create({
  name: 'place',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    place: { default: '', parseHTML: (element) => element.dataset.place ?? '', rendered: false },
    label: { default: '', parseHTML: (element) => element.textContent, rendered: false },
  }),
  parseHTML: () => [{ tag: 'span[data-place]' }],
  renderHTML: ({ node }) => [
    'span',
    { 'data-place': String(node.attrs.place), class: 'place-chip' },
    String(node.attrs.label),
  ],
  renderText: ({ node }) => `{${String(node.attrs.place)}}`,
});

/** A paragraph of a mail that is shown as a button. */
export const MailButton = Node.create({
  name: 'mailButton',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    target: {
      default: '',
      parseHTML: (element) => element.dataset.button ?? '',
      renderHTML: ({ target }) => ({ 'data-button': String(target), class: 'mail-button' }),
    },
  }),
  // Before the paragraph's own rule.
  parseHTML: () => [{ tag: 'p[data-button]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});
