const OWN_FILE = /^\/api\/v1\/board\/fileDownload\/link\/([\w-]{1,64})$/;

/** Id of the upload that an address refers to. */
export const fileIdOf = (address: string): string | undefined => OWN_FILE.exec(address)?.[1];

/** Ids of the uploads shown in rich text. */
export const imageIdsOf = (html: string): string[] =>
  [...html.matchAll(/<img\b[^<>]*\bsrc="([^"]+)"/g)].flatMap((match) => fileIdOf(match[1] ?? '') ?? []);

/** Ids of the uploads that a text shows or links to. */
export const uploadIdsOf = (html: string): string[] =>
  [...html.matchAll(/\/board\/fileDownload\/link\/([\w-]{1,64})/g)].map((match) => match[1] ?? '');
