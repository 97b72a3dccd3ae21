import { paths } from '#shared/paths.ts';
import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import { placeName } from '#shared/site/search-places.ts';
import type { FoundPassage } from '#server/search/query/search-passages.ts';
import type { Source } from '../chat-engine.ts';

/** Link to a passage: the heading in the manual, the second of a video, or the opened question in a list. */
export function urlOf({ place, documentId, manualPath, anchor, second }: FoundPassage): string {
  if (place === 'manual' || place === 'page')
    return (manualPath ?? paths.manual()) + (anchor === '' ? '' : `#${encodeURIComponent(anchor)}`);
  return paths.boardDetail(place, documentId ?? '') + (second === null ? '' : `?t=${second}`);
}

/** Label of a source; texts of members are marked as such. */
export const sourceName = ({ place, voice }: Pick<FoundPassage, 'place' | 'voice'>): string =>
  voice === 'member' ? assistantAnswerText.byMember(placeName(place)) : placeName(place);

export const sourceOf = (passage: FoundPassage): Source => ({ passage, url: urlOf(passage) });
