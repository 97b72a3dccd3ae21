/** Account states with their display names. `locked` ends by itself after some time. */
export const USER_STATES = { active: '이용 중', locked: '잠김', inactive: '이용 중지', withdrawn: '탈퇴' } as const;
export type UserState = keyof typeof USER_STATES;

export const USER_SORTS = ['createdAt', 'loginId'] as const;
export type UserSort = (typeof USER_SORTS)[number];
