/** Stores the current conversation's ID, so that a reload can restore it. */
export interface ConversationMemory {
  read(): string;
  write(conversationId: string): void;
}

/** One key per user, because computers are shared. sessionStorage, so that it ends with the tab. */
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
        // Storage is disabled: the conversation ends with the page.
      }
    },
  };
}
