const PICTURE = /<img\b[^<>]*>/gi;
const ADDRESS = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const addressIn = (tag: string): string => {
  const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
  return (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim();
};

/** Addresses of the pictures in a text that is not sanitised yet. */
export const pictureAddresses = (html: string): string[] => (html.match(PICTURE) ?? []).map(addressIn);

/** Replaces picture addresses; pictures without a new address are removed. */
export const placePictures = (html: string, placeOf: (address: string) => string | undefined): string =>
  html.replace(PICTURE, (tag) => {
    const place = placeOf(addressIn(tag));
    return place === undefined ? '' : tag.replace(ADDRESS, () => ` src="${place}"`);
  });
