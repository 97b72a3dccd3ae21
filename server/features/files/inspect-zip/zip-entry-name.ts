import type { Entry } from 'yauzl';
import { getFileNameLowLevel } from 'yauzl';

const UTF8_FLAG = 0x800;
const UNICODE_PATH_FIELD = 0x7075;

/**
 * Decoded entry name with `/` as separator. Korean Windows uses CP949 without a flag, others UTF-8 with or without the
 * flag; other encodings are not supported.
 */
export const decodeEntryName = (entry: Entry): string => decode(entry).replaceAll('\\', '/');

function decode(entry: Entry): string {
  const bytes = entry.fileNameRaw;
  const declaresUtf8 = (entry.generalPurposeBitFlag & UTF8_FLAG) !== 0;
  if (declaresUtf8 || entry.extraFields.some((field) => field.id === UNICODE_PATH_FIELD))
    return getFileNameLowLevel(entry.generalPurposeBitFlag, bytes, entry.extraFields, false);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
