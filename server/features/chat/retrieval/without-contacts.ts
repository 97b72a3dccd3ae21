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

const DOTTED = /(?<![\p{L}\p{N}_-])[\p{L}\p{N}_-]*[.。][\p{L}\p{N}_.。-]*/gu;
/** Where a dotted name may end as an address: before anything but a further Latin part, so also in `evil.net에서`. */
const ENDINGS =
  /(?<=[\p{L}\p{N}-][.。])(?:xn--[a-z\d-]{2,59}|[a-z]{2,24}|(?:한국|닷컴|닷넷)(?![가-힣]))(?![\w-]|[.。]\w)/giu;
/** Top-level domains in any letters. Others count in small letters: `Excel.Application` is code. */
const COMMON =
  /^(?:xn--.+|[가-힣]+|com|net|org|kr|co|io|cc|ly|ai|gg|cn|jp|ru|app|biz|buzz|cfd|click|cloud|club|cyou|dev|digital|fun|icu|info|life|link|live|me|mobi|online|pro|sbs|shop|site|space|store|support|tech|top|vip|website|win|world|xyz|example)$/i;
/** Products and namespaces that are called like an address. */
const NAMES = /(?<![\w.-])(?:(?:VB|ASP|ADO|ML|Json|Paint)\.NET|System\.(?:IO|Net)|Socket\.IO)$/i;
/** Ends of files and of code. No top-level domain is called so. */
const CODE =
  /^(?:exe|dll|msi|bat|cmd|log|txt|ini|cfg|conf|config|csv|tsv|json|xml|xaml|ya?ml|html?|css|[cm]?js|jsx|tsx?|vb[as]?|cs|csproj|sln|java|jar|class|sql|db|dat|tmp|bak|docx?|xls[xmb]?|pptx?|pdf|hwpx?|png|jpe?g|gif|bmp|svg|rar|gz|tar|iso|nupkg|pst|msg|eml|pfx|cer|pem|key|crt|local|localhost|value|text|item|format|count|length|get|set|path|sleep|lang)$/i;
/** Ends of files that are top-level domains as well: a path decides. */
const FILES = /^(?:py|sh|md|pl|ps|rs|so|zip|mov)$/;

function isAddress(name: string, isBeforePath: boolean): boolean {
  return [...name.matchAll(ENDINGS)].some(({ 0: ending, index }) => {
    const before = name.slice(0, index);
    if (CODE.test(ending) || NAMES.test(before + ending)) return false;
    if (COMMON.test(ending) || (isBeforePath && before + ending === name)) return true;
    // After a number it is a version: 1.0.beta.
    return !FILES.test(ending) && /^[a-z]+$/.test(ending) && !/(?:^|[.。])\d+[.。]$/.test(before);
  });
}

/**
 * A text in which whoever wrote it leads nobody to another site, mailbox or telephone. Names of files, code and versions
 * stay; the address of a known site does not, because a list of sites to trust would have to be kept.
 */
export function withoutContacts(text: string): string {
  const plain = text.normalize('NFKC');
  const told = [MAIL_OR_LINK, ...PHONES]
    .reduce((rest, pattern) => rest.replace(pattern, '…'), plain)
    .replace(DOTTED, (name, at: number, rest: string) =>
      isAddress(name, rest[at + name.length] === '/') ? '\0' : name,
    )
    .replace(/\0(?::\d{1,5})?(?:[/?#]\S{0,300})?/g, '…');
  return told === plain ? text : told;
}
