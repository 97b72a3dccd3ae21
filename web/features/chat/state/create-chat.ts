import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { LIMITS } from '#shared/limits.ts';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import type { ChatMessage, ChatState, Rating } from './chat-state.ts';
import { INITIAL_CHAT } from './chat-state.ts';
import type { ChatWire } from './chat-wire.ts';
import { ChatRefusal } from './chat-wire.ts';
import type { ConversationMemory } from './conversation-memory.ts';
import { readAnswer } from './read-answer.ts';

interface Turn {
  query: string;
  abort: AbortController;
  timer: ReturnType<typeof setTimeout>;
  taskId: string | null;
}

/** Changes of the messages in `store`. */
function messageList(store: StoreApi<ChatState>) {
  let lastId = 0;
  const update = (changed: (messages: readonly ChatMessage[]) => ChatMessage[]) =>
    store.setState(({ messages }) => ({ messages: changed(messages) }));

  const add = (message: Omit<ChatMessage, 'id'>): string => {
    const id = `m${++lastId}`;
    update((messages) => [...messages, { id, ...message }]);
    return id;
  };
  return {
    add,
    addNotice: (content: string, retry?: string, hint?: string) =>
      add({ content, source: 'server', isNotice: true, retry, hint }),
    change: (id: string, changes: Partial<ChatMessage>) =>
      update((messages) => messages.map((message) => (message.id === id ? { ...message, ...changes } : message))),
    removeTyping: () => update((messages) => messages.filter(({ typing }) => !typing)),
  };
}

interface Conversation {
  store: StoreApi<ChatState>;
  wire: ChatWire;
  messages: ReturnType<typeof messageList>;
  storeId: (conversationId: string) => void;
  /** Conversations on the server: also those that a first question, broken off, has begun. */
  begun: Set<string>;
}

/** The turns of a conversation: at most one runs (specification point 4, Chat). */
function turnsOf({ store, wire, messages, storeId, begun }: Conversation) {
  const { add, change, addNotice, removeTyping } = messages;
  let turn: Turn | null = null;

  /** Ignored for blank text and while an answer is running. */
  function send(text: string = store.getState().draft): void {
    const query = text.trim();
    if (query === '' || store.getState().loading) return;
    add({ content: query, source: 'user' });
    add({ content: '', source: 'server', typing: true });
    store.setState(({ draft }) => ({ loading: true, draft: draft === text ? '' : draft }));
    const current: Turn = {
      query,
      abort: new AbortController(),
      taskId: null,
      timer: setTimeout(() => breakOff(current, chatText.reponseDelayed), LIMITS.chatTimeoutMs),
    };
    turn = current;
    void run(current);
  }

  function cancel(): void {
    if (turn) breakOff(turn, chatText.cancelled);
  }

  /** Back to idle; the text received so far stays. Returns false if this turn had already ended. */
  function finish(ended: Turn): boolean {
    if (turn !== ended) return false;
    turn = null;
    clearTimeout(ended.timer);
    removeTyping();
    store.setState(({ messages }) => ({
      loading: false,
      messages: messages.map((message) => (message.isComing ? { ...message, isComing: false } : message)),
    }));
    return true;
  }

  function breakOff(broken: Turn, words: string) {
    if (!finish(broken)) return;
    broken.abort.abort();
    if (broken.taskId !== null) wire.stop(broken.taskId);
    addNotice(words, broken.query);
  }

  async function run(current: Turn): Promise<void> {
    const isOver = () => turn !== current;
    const { conversationId } = store.getState();
    try {
      const items = wire.ask({ query: current.query, conversationId }, current.abort.signal);
      const ending = await readAnswer(items, {
        isOver,
        onBegin: removeTyping,
        onIds: ({ taskId, conversationId: id }) => {
          if (taskId !== '') current.taskId = taskId;
          if (id !== '') begun.add(id);
        },
        add,
        change,
        onEnd: storeId,
        onUnparsable: (reason) => addNotice(chatText.parsingFailed(reason)),
      });
      if (finish(current) && ending !== null) addNotice(ending, current.query);
    } catch (error) {
      if (isOver()) return;
      // The server no longer has the conversation, or it is another user's: start a new one with this question.
      if (isUnknown(error) && conversationId !== '') {
        storeId('');
        return run(current);
      }
      finish(current);
      const reason = error instanceof Error ? error.message : String(error);
      addNotice(chatText.sendingFailed(reason), current.query, chatText.sendingFailedHint);
    }
  }

  return { send, cancel };
}

/** The server does not have the conversation, or not for this visitor. */
const isUnknown = (error: unknown) => error instanceof ChatRefusal && error.status === 404;

/** A conversation: its messages and turns, kept over reloads by `memory`. */
export function createChat(wire: ChatWire, memory: ConversationMemory) {
  const store = createStore<ChatState>()(() => INITIAL_CHAT);
  const messages = messageList(store);
  const storeId = (conversationId: string) => {
    store.setState({ conversationId });
    memory.write(conversationId);
  };
  const begun = new Set<string>();
  const { send, cancel } = turnsOf({ store, wire, messages, storeId, begun });

  const forget = async (conversationId: string) => {
    try {
      await wire.forget(conversationId);
    } catch (error) {
      if (!isUnknown(error)) throw error;
    }
  };

  /** Loads the conversation of before a reload and inserts it above newer messages. */
  async function restore(): Promise<void> {
    const conversationId = memory.read();
    if (conversationId === '' || store.getState().conversationId !== '') return;
    store.setState({ conversationId });
    try {
      const before = await wire.history(conversationId);
      if (store.getState().conversationId !== conversationId) return;
      store.setState((state) => ({ messages: [...before, ...state.messages] }));
    } catch (error) {
      if (isUnknown(error) && store.getState().conversationId === conversationId) storeId('');
    }
  }

  return {
    store,
    send,
    cancel,
    restore,
    /** Deletes the conversation, here at once. Rejects if the server still has it. */
    async startAnew(): Promise<void> {
      cancel();
      const { conversationId } = store.getState();
      if (conversationId !== '') begun.add(conversationId);
      const ids = [...begun];
      begun.clear();
      storeId('');
      store.setState(({ draft }) => ({ ...INITIAL_CHAT, draft }));
      await Promise.all(ids.map(forget));
    },
    async rate(message: ChatMessage, rating: Rating | null, content?: string): Promise<void> {
      if (message.answerId === undefined) return;
      messages.change(message.id, { rating });
      try {
        await wire.rate(message.answerId, rating, content);
      } catch (error) {
        messages.change(message.id, { rating: message.rating ?? null });
        throw error;
      }
    },
  };
}

export type Chat = ReturnType<typeof createChat>;
