import { boardOf } from '../../../shared/boards.ts';
import type { SearchPlace } from '../../../shared/contract/search.contract.ts';
import { searchText } from '../../../shared/messages/search.ko.ts';

export const placeName = (place: SearchPlace): string => (place === 'manual' ? searchText.manual : boardOf(place).name);
