/**
 * The pictures of a paste or a drop, when they are what was meant. Word and Excel add a picture of the text
 * that they copy: where there are words, those count.
 */
export function imagesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return [];
  const words = (data?.getData('text/html') ?? '').replace(/<[^>]*>/g, '').trim();
  return words === '' ? files : [];
}
