/** What becomes of questions without an answer, by what is to be done about them. */
export const GAP_TABS = {
  todo: ['open', 'missed'],
  drafted: ['drafted', 'asking'],
  answered: ['answered'],
  dismissed: ['dismissed'],
} as const;

export type GapTab = keyof typeof GAP_TABS;
