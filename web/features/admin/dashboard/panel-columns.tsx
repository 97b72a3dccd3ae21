import type { ReactNode } from 'react';

export interface PlacedPanel {
  name: string;
  /** About how high it is in px on a screen of 1440 px. */
  height: number;
  panel: ReactNode;
}

/**
 * Shares panels out to two columns of about the same height: the higher ones first, each to the lower column. The first
 * panel is in the first column.
 */
export function inTwoColumns<T extends Pick<PlacedPanel, 'height'>>(panels: readonly T[]): [Set<T>, Set<T>] {
  const [left, right] = [new Set<T>(), new Set<T>()];
  let lead = 0;
  for (const panel of panels.toSorted((one, other) => other.height - one.height)) {
    (lead <= 0 ? left : right).add(panel);
    lead += lead <= 0 ? panel.height : -panel.height;
  }
  return panels[0] && right.has(panels[0]) ? [right, left] : [left, right];
}

/**
 * Two columns from 1280 px on, in which the panels grow to the same end: neither a gap nor a long blank remains, however
 * much each role sees and each list holds. Below, one column after the other, so that the keyboard and a screen reader
 * go the way of the eye at every width.
 */
export const PanelColumns = ({ panels }: { panels: readonly PlacedPanel[] }) =>
  inTwoColumns(panels).map(
    (column, side) =>
      column.size > 0 && (
        <div key={side === 0 ? 'left' : 'right'} className="flex min-w-0 flex-col gap-5">
          {panels
            .filter((placed) => column.has(placed))
            .map(({ name, panel }) => (
              <div key={name} className="min-w-0 grow *:h-full">
                {panel}
              </div>
            ))}
        </div>
      ),
  );
