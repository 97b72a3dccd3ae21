import { createContext } from 'react';
import { paths } from '#web/paths.ts';
import type { HandoverPlace } from './handover.ts';

/** Below an answer that was not found: asks whether the conversation shall come along to this form. */
export const HandoverContext = createContext<((place: HandoverPlace) => void) | null>(null);

/** The form that an address of the portal opens, if it is one that takes a conversation. */
export function placeAt(path: string): HandoverPlace | null {
  if (path === paths.boardRegister('qna')) return 'qna';
  return path === paths.contact() ? 'contact' : null;
}
