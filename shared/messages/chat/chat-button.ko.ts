/** Texts of the chat button. Separate from chat.ko.ts, which loads with the panel. */
export const chatButtonText = {
  open: 'AI 채팅 열기',
  close: 'AI 채팅 닫기',
};
