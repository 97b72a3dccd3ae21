/** By which the panel gives the focus back to the button that opened it. */
export const CHAT_BUTTON_ID = 'chat-button';
