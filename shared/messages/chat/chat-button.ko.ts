/** Texts of the chat button. Separate from chat.ko.ts, which loads with the panel. */
export const chatButtonText = {
  open: 'AI 채팅 열기',
  close: 'AI 채팅 닫기',
  /** In the bar of phones, on pages that have no other use for it. */
  offer: '궁금한 점은 AI에게 물어보세요',
};
