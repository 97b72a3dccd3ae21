import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';

interface MenuLink {
  label: string;
  to: string;
  /** Opens outside the router, in a new tab. */
  isExternal?: true;
}

export interface MenuGroup {
  id: string;
  label: string;
  links: readonly MenuLink[];
}

const text = messages.shell;

/** Header entries, the same at both widths (specification point 2, Site header). */
export const mainLinks: readonly MenuLink[] = [
  { label: text.solution, to: paths.home() },
  { label: text.reference, to: paths.boardList('reference') },
  { label: text.market, to: paths.boardList('market') },
];

export const menuGroups: readonly MenuGroup[] = [
  {
    id: 'community',
    label: text.community,
    links: [
      { label: text.notice, to: paths.boardList('notice') },
      { label: text.library, to: paths.boardList('library') },
      { label: text.faq, to: paths.boardList('faq') },
      { label: text.qna, to: paths.boardList('qna') },
    ],
  },
  {
    id: 'manual',
    label: text.manual,
    links: [
      { label: text.videoTutorial, to: paths.boardList('videoTutorial') },
      { label: text.onlineManual, to: paths.manual(), isExternal: true },
    ],
  },
];
