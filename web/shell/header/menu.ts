import { BOARD_TYPES, boardPlaceOf } from '#shared/boards/board-places.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';

export interface MenuLink {
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

/** The boards of a group, in their order. */
const linksOf = (menu: MenuGroup['id']): MenuLink[] =>
  BOARD_TYPES.map((type) => ({ type, ...boardPlaceOf(type) }))
    .filter((place) => place.menu === menu)
    .map(({ type, name, menuLabel = name }) => ({ label: menuLabel, to: paths.boardList(type) }));

/** Header entries, the same at both widths (specification point 2, Site header). */
export const mainLinks: readonly MenuLink[] = [{ label: text.solution, to: paths.home() }, ...linksOf('main')];

export const costLink: MenuLink = { label: text.cost, to: paths.cost() };

export const menuGroups: readonly MenuGroup[] = [
  {
    id: 'community',
    label: text.community,
    links: linksOf('community'),
  },
  {
    id: 'manual',
    label: text.manual,
    links: [...linksOf('manual'), { label: text.onlineManual, to: paths.manual(), isExternal: true }],
  },
];
