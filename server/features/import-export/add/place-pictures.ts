const PICTURE = /<img\b[^<>]*>/gi;
const ADDRESS = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const addressIn = (tag: string): string => {
  const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
  return (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim();
};

/** The addresses of the pictures in a text that has not been made safe yet. */
export const pictureAddresses = (html: string): string[] => (html.match(PICTURE) ?? []).map(addressIn);

/** The text with its pictures where they are now; those that have no place are taken out. */
export const placePictures = (html: string, placeOf: (address: string) => string | undefined): string =>
  html.replace(PICTURE, (tag) => {
    const place = placeOf(addressIn(tag));
    return place === undefined ? '' : tag.replace(ADDRESS, () => ` src="${place}"`);
  });
