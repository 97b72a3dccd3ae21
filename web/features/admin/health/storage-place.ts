import { boardOf } from '#shared/boards.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import type { StoragePlace } from '#shared/site/storage-places.ts';

/** What the files of a place are called together. */
export const placeName = (place: StoragePlace): string =>
  place === 'drivers' || place === 'inquiries' ? adminText.storage[place] : boardOf(place).name;
