import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { orderText as text } from '#shared/messages/boards/documents/order.ko.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { moveItem } from './move-item.ts';

interface OrderListProps {
  documents: readonly DocumentSummary[];
  onChange: (documents: readonly DocumentSummary[]) => void;
}

/** Rows that can be dragged or moved by buttons. Only the final position is announced. */
export function OrderList({ documents, onChange }: OrderListProps) {
  /** Original and current index of the dragged row. */
  const [dragged, setDragged] = useState<{ from: number; at: number } | null>(null);
  const [said, setSaid] = useState('');

  const move = (from: number, to: number) => {
    const document = documents[from];
    if (!document || to < 0 || to >= documents.length || from === to) return;
    onChange(moveItem(documents, from, to));
    return document;
  };
  const moveByButton = (from: number, to: number) => announce(move(from, to), to);
  const announce = (document: DocumentSummary | undefined, at: number) => {
    if (document) setSaid(text.moved(document.title, at + 1, documents.length));
  };
  const endDrag = () => {
    if (dragged && dragged.at !== dragged.from) announce(documents[dragged.at], dragged.at);
    setDragged(null);
  };

  return (
    <>
      <ol className="divide-y divide-line rounded-card border border-line">
        {documents.map((document, index) => (
          // The buttons provide the same by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={document.documentId}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged({ from: index, at: index });
            }}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged === null || dragged.at === index) return;
              move(dragged.at, index);
              setDragged({ ...dragged, at: index });
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={endDrag}
            className={cx('flex items-center gap-2 py-1 pr-1 pl-3', dragged?.at === index && 'bg-accent-soft')}
          >
            <GripVertical size={18} aria-hidden="true" className="shrink-0 cursor-grab text-ink-muted" />
            <span className="w-8 shrink-0 text-sm text-ink-muted tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 text-label text-ink">{document.title}</span>
            <IconButton label={text.up(document.title)} onClick={() => moveByButton(index, index - 1)}>
              <ChevronUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label={text.down(document.title)} onClick={() => moveByButton(index, index + 1)}>
              <ChevronDown size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
