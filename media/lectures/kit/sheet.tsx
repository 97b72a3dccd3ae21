import { FileSpreadsheet } from 'lucide-react';
import type { Frame } from './window.tsx';
import { Window } from './window.tsx';

export interface Cell {
  text: string;
  look?: 'num' | 'ok' | 'bad';
}

interface SheetProps {
  frame: Frame;
  name: string;
  head: string[];
  rows: (string | Cell)[][];
  /** The row at work. */
  current?: number;
  opacity?: number;
  sheet?: string;
}

const cellOf = (cell: string | Cell): Cell => (typeof cell === 'string' ? { text: cell } : cell);

/** A spreadsheet; the head is its first row, as people make them. */
export function Sheet({ frame, name, head, rows, current, opacity, sheet = 'Sheet1' }: SheetProps) {
  return (
    <Window
      frame={frame}
      icon={<FileSpreadsheet size={18} color="#107c41" />}
      title={`${name} - 표 편집기`}
      opacity={opacity}
      spot="sheet"
    >
      <div className="window-body" style={{ overflow: 'hidden' }}>
        <table className="grid">
          <tbody>
            <tr>
              <th className="rowno">1</th>
              {head.map((text) => (
                <th key={text} data-spot={`head-${text}`}>
                  {text}
                </th>
              ))}
            </tr>
            {rows.map((row, index) => (
              <tr key={cellOf(row[0] ?? '').text} className={index === current ? 'on' : ''} data-spot={`row-${index}`}>
                <td className="rowno">{index + 2}</td>
                {row.map(cellOf).map(({ text, look }, column) => (
                  <td key={head[column]} className={look} data-spot={`cell-${index}-${column}`}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="sheet-tabs">
        <b>{sheet}</b>
      </div>
    </Window>
  );
}
