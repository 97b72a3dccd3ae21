import { CardPicture } from '../documents/list/card-picture.tsx';

/** Sign (24 x 24, lines) and hue of the board's categories (shared/boards/market.board.ts). */
const SIGNS: Record<string, readonly [path: string, hue: number]> = {
  스크립트: ['m5 7 5 5-5 5m8 0h6', 230],
  템플릿: ['M4 4h16v6H4zm0 10h8v6H4zm12 0h4v6h-4z', 262],
  컴포넌트: ['m12 2 4 4-4 4-4-4zm0 12 4 4-4 4-4-4zM6 8l4 4-4 4-4-4zm12 0 4 4-4 4-4-4z', 295],
  커넥터: ['M12 22v-5M9 8V2m6 6V2m3 6v5a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V8z', 165],
};
const OTHER = ['m12 3 9 5-9 5-9-5zm-9 9 9 5 9-5M3 16l9 5 9-5', 75] as const;

/**
 * Sign of the category, with the screen behind it. A whole screen in the width of a card cannot be read, and looks like
 * every other.
 */
export function MarketCover({ category, url, isFirst }: { category: string; url: string | null; isFirst: boolean }) {
  const [path, hue] = SIGNS[category] ?? OTHER;
  return (
    <div className="relative size-full" style={{ background: `oklch(0.95 0.03 ${hue})` }}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke={`oklch(0.45 0.15 ${hue})`}
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="absolute top-5 left-5 size-13 rounded-xl bg-surface p-3 shadow-raised"
      >
        <path d={path} />
      </svg>
      <span className="absolute top-5 left-23 block aspect-video w-full overflow-hidden rounded-tl-xl shadow-raised">
        <CardPicture url={url} isFirst={isFirst} className="object-left-top" />
      </span>
    </div>
  );
}
