/** Which conversation this tab is in, so that a reload finds it again. */
export interface ConversationMemory {
  read(): string;
  write(conversationId: string): void;
}

/** One a person: people share computers. Gone with the tab, for what was asked is nobody else's business. */
export function conversationMemory(loginId: string): ConversationMemory {
  const key = `chat:${loginId}`;
  return {
    read: () => {
      try {
        return sessionStorage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write: (conversationId) => {
      try {
        if (conversationId === '') sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, conversationId);
      } catch {
        // Storage that is switched off: the conversation ends with the page.
      }
    },
  };
}
