/** Texts of the pop-up of a notice. */
export const popups = {
  label: '공지 팝업',
  notToday: '오늘 하루 보지 않기',
  close: '닫기',
  more: '자세히 보기',
} as const;
