import { paths } from '#shared/paths.ts';
import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import { placeName } from '#shared/site/search-places.ts';
import type { Place } from '#server/search/place.ts';
import type { FoundPassage } from '#server/search/query/search-passages.ts';
import type { Source } from '../chat-engine.ts';
import { withoutContacts } from '#server/personal-data/without-contacts.ts';

/** Link to a passage: the heading in the manual, the second of a video, or the opened question in a list. */
export function urlOf({ place, documentId, manualPath, anchor, second }: FoundPassage): string {
  if (place === 'manual' || place === 'page')
    return (manualPath ?? paths.manual()) + (anchor === '' ? '' : `#${encodeURIComponent(anchor)}`);
  return paths.boardDetail(place, documentId ?? '') + (second === null ? '' : `?t=${second}`);
}

/** Label of a source; texts of members are marked as such. */
export const sourceName = ({ place, voice }: Pick<FoundPassage, 'place' | 'voice'>): string =>
  voice === 'member' ? assistantAnswerText.byMember(placeName(place)) : placeName(place);

/** Texts of members may use any name for anything. */
export const isByCompany = (place: Place): boolean => place !== 'market' && place !== 'qna';

/** A title as answers name it: one of a member leads to no address and no number in an answer of the company. */
export const toldTitle = ({ place, title, voice }: Pick<FoundPassage, 'place' | 'title' | 'voice'>): string =>
  place === 'qna' || voice === 'member' ? withoutContacts(title) : title;

export const sourceOf = (passage: FoundPassage): Source => ({ passage, url: urlOf(passage) });
