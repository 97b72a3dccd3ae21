/**
 * End of what is painted in one piece: a page is painted only when its HTML is read up to here. Half of it would stand
 * elsewhere, and move with the rest.
 *
 * @param id - unique on the page
 */
export const PaintedUpTo = ({ id }: { id: string }) => (
  <>
    <link rel="expect" href={`#${id}`} blocking="render" />
    <span id={id} hidden />
  </>
);
