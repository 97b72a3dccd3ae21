/** What the shell says of the assistant before any of it is loaded; the rest is in chat.ko.ts. */
export const chatButtonText = {
  open: 'AI 채팅 열기',
  close: 'AI 채팅 닫기',
};
