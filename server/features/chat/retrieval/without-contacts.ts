/** Web addresses also without `https://`, but not names of files and products: Studio.exe, VB.NET, 4.5.2. */
const CONTACTS = [
  /(?:https?:\/\/|www\.)\S{1,300}/gi,
  /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
  /(?<![\w.-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:com|kr|org|io|co|me|ai|app|dev|xyz|top|shop|site|info|biz|link|click|online|example)(?![\w-])(?:\/\S{0,300})?/giu,
  /(?<!\d)(?:\+82|0\d{1,2}|1[568]\d{2})(?:[\s.)·–-]{0,2}\d{3,4}){1,2}(?!\d)/g,
];

/** A text in which whoever wrote it leads nobody to another site, mailbox or telephone. */
export const withoutContacts = (text: string): string =>
  CONTACTS.reduce((told, pattern) => told.replace(pattern, '…'), text);
