import { createContext } from 'react';
import { paths } from '#shared/paths.ts';
import type { HandoverPlace } from './stored-handover.ts';

/** Offers to copy the conversation into a form; set below an unanswered question. */
export const HandoverContext = createContext<((place: HandoverPlace) => void) | null>(null);

/** The form at a portal path, if it accepts a conversation. */
export function placeAt(path: string): HandoverPlace | null {
  if (path === paths.boardRegister('qna')) return 'qna';
  return path === paths.contact() ? 'contact' : null;
}
