import { boardOf } from '#shared/boards.ts';
import type { StoragePlace } from '#shared/contract/admin/stored-file.contract.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';

/** What the files of a place are called together. */
export const placeName = (place: StoragePlace): string =>
  place === 'drivers' || place === 'inquiries' ? adminText.storage[place] : boardOf(place).name;
