import { boardOf } from '../boards.ts';
import type { SearchPlace } from '../contract/site/search.contract.ts';
import { searchText } from '../messages/site/search.ko.ts';

/** Display name of a place. */
export const placeName = (place: SearchPlace): string =>
  place === 'manual' || place === 'page' ? searchText[place] : boardOf(place).name;
