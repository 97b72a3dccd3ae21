import type { Entry } from 'yauzl';
import { getFileNameLowLevel } from 'yauzl';

const UTF8_FLAG = 0x800;
const UNICODE_PATH_FIELD = 0x7075;

/**
 * An entry's name, its folders parted by `/`. Archives of Korean Windows carry CP949 without saying so; those of others UTF-8, with or
 * without the flag. Nothing but text of one of the two is expected here.
 */
export const decodeEntryName = (entry: Entry): string => decode(entry).replaceAll('\\', '/');

function decode(entry: Entry): string {
  const bytes = entry.fileNameRaw;
  const saysUtf8 = (entry.generalPurposeBitFlag & UTF8_FLAG) !== 0;
  if (saysUtf8 || entry.extraFields.some((field) => field.id === UNICODE_PATH_FIELD))
    return getFileNameLowLevel(entry.generalPurposeBitFlag, bytes, entry.extraFields, false);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
