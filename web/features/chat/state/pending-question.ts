import { createStore } from 'zustand/vanilla';

/** What a page wants the assistant to be asked, until the panel, which may have to be loaded first, has asked it. */
export const pendingQuestion = createStore(() => ({ question: '' }));
