/** Tabs of the unanswered questions, with the states that each shows. */
export const GAP_TABS = {
  todo: ['open', 'missed'],
  drafted: ['drafted', 'asking'],
  answered: ['answered'],
  dismissed: ['dismissed'],
} as const;

export type GapTab = keyof typeof GAP_TABS;
