/** Pictures of a paste or drop. None if the data also has text: Word and Excel add a picture of copied text. */
export function imagesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return [];
  const words = (data?.getData('text/html') ?? '').replace(/<[^>]*>/g, '').trim();
  return words === '' ? files : [];
}
