import { createStore } from 'zustand/vanilla';

/** A question set by a page. The panel, which may have to load first, sends it. */
export const pendingQuestion = createStore(() => ({ question: '' }));
