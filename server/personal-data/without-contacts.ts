import { find } from 'linkifyjs';
import { plainForm } from '#shared/text/compose.ts';

const MAIL_OR_LINK = /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?:https?:\/\/|www\.)\S{1,300}/gi;

/** Numbers of other countries after `+`, of Korea with and without separators, and of companies: 1588-0000. */
const PHONES = [
  /(?<![\w+])\+\d{1,3}(?:[\s.·()\p{Pd}−]{0,3}\d){8,12}(?!\d)/gu,
  /(?<!\d)(?:0|82[\s.·()\p{Pd}−]{1,3}0?)(?:2|50\d|[13-8]\d)[\s.·()\p{Pd}−]{1,3}\d{3,4}[\s.·()\p{Pd}−]{0,3}\d{4}(?!\d)/gu,
  /(?<![\w\p{Pd}])0(?:2|50\d|[13-8]\d)\d{3,4}[\s.·\p{Pd}−]{0,3}\d{4}(?!\d)/gu,
  /(?<![\w\p{Pd}])1[568]\d{2}\s?[\p{Pd}−]\s?\d{4}(?![\d-])/gu,
  // With a space or a dot, only what is given to companies: 1800 1900 is a size, 1809 2019 a version.
  /(?<![\w\p{Pd}])(?:15(?:22|33|44|66|77|88|99)|16(?:44|6[0168]|70|88)|18(?:11|33|55|66|77|99))[\s.·]{1,2}\d{4}(?![\d-])/gu,
];

const DOTTED = /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]*\.[\p{L}\p{N}_.-]*/gu;
/** Ends of addresses that are on no list of top-level domains. */
const UNLISTED = /\.(?:xn--[a-z\d-]+|example|onion|test)(?![\w-]|\.\w)/i;
/** Products that are called like an address, and domains that belong to the maker of a product alone. */
const NAMES =
  /(?<![\w.-])(?:(?:VB|ASP|ADO|ML|Json|Paint)\.NET|System\.(?:IO|Net)|Socket\.IO)$|\.(?:android|azure|chrome|google|microsoft|office|oracle|sap|windows)$/i;
/** Members of objects, companies and words that are top-level domains as well, as code and sentences write them. */
const WORDS = /\.(?:Data|Date|Ltd|Map|Name|Open|Run|Save|Select|Show)$/;
/** Ends of files that are top-level domains as well. */
const FILES = /\.(?:py|sh|md|pl|ps|rs|so|zip|mov)$/i;

/** A dotted name with a domain in it that no further Latin part follows, as in java.io.IOException. */
const isAddress = (name: string, isBeforePath: boolean): boolean =>
  UNLISTED.test(name) ||
  find(name).some(({ value, end }) => {
    // What leads on to a path is an address all the same.
    const isCode = NAMES.test(value) || ((WORDS.test(value) || FILES.test(value)) && !isBeforePath);
    return !isCode && !/^\.\w/.test(name.slice(end));
  });

/**
 * A text in which whoever wrote it leads nobody to another site, mailbox or telephone. Names of files, code and versions
 * stay; the address of a known site does not, because a list of sites to trust would have to be kept.
 */
export function withoutContacts(text: string): string {
  const plain = plainForm(text).replaceAll('。', '.');
  const told = [MAIL_OR_LINK, ...PHONES]
    .reduce((rest, pattern) => rest.replace(pattern, '…'), plain)
    .replace(DOTTED, (name, at: number, rest: string) =>
      isAddress(name, rest[at + name.length] === '/') ? '\0' : name,
    )
    .replace(/\0(?::\d{1,5})?(?:[/?#]\S{0,300})?/g, '…');
  return told === plain ? text : told;
}
