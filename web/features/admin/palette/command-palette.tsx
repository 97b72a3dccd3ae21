import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { useOriginState } from '#web/lib/page/origin.ts';
import { useLogout } from '#web/lib/session/use-logout.ts';
import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { isRecord, paletteTitle } from './palette-sources.ts';
import { noteOpened } from './recently-opened.ts';
import { usePalette } from './use-palette.ts';

const text = adminText.palette;

/** Command palette: pages, inquiries, members and documents by name. Arrows choose, Enter opens. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const logout = useLogout();
  const state = useOriginState();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = usePalette(typed);
  const title = paletteTitle(useAppState((app) => app.roles));
  const loginId = useAppState((app) => app.loginId);
  const { entries } = found;
  const at = Math.min(chosen, entries.length - 1);

  useEffect(() => {
    // Not returned: newer browsers give a promise, which is no clean-up.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const go = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    onClose();
    if (entry.logsOut) return logout();
    noteOpened(loginId, { ...entry, to: isRecord(entry) ? entry.to : '' });
    void navigate(entry.to, { state });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends the composition of a Korean syllable before it opens anything.
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    if (event.key === 'Enter') go(at);
    else if (event.key === 'ArrowDown') setChosen((at + 1) % entries.length);
    else if (event.key === 'ArrowUp') setChosen((at - 1 + entries.length) % entries.length);
    else return;
    event.preventDefault();
  };

  return (
    <BaseDialog.Root open onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-overlay bg-night/40" />
        <BaseDialog.Viewport className="fixed inset-0 z-dialog flex items-start justify-center p-4 pt-[12vh]">
          <BaseDialog.Popup className="surface-light flex max-h-[70vh] w-full max-w-xl flex-col overflow-hidden rounded-card shadow-dialog outline-none">
            <BaseDialog.Title className="sr-only">{title}</BaseDialog.Title>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search size={18} aria-hidden="true" className="shrink-0 text-ink-muted" />
              <input
                type="text"
                role="combobox"
                aria-expanded={entries.length > 0}
                aria-controls={`${id}-list`}
                aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
                aria-label={title}
                placeholder={title}
                autoComplete="off"
                maxLength={100}
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setChosen(0);
                }}
                onKeyDown={onKeyDown}
                className="h-13 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-muted"
              />
            </div>
            <div
              ref={list}
              id={`${id}-list`}
              role="listbox"
              aria-label={text.results}
              className="overflow-y-auto p-2 empty:hidden"
            >
              <PaletteParts {...found} id={id} at={at} onGo={go} onChoose={setChosen} onKeyDown={onKeyDown} />
            </div>
            <PaletteStatus {...found} />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

interface PalettePartsProps extends Pick<ReturnType<typeof usePalette>, 'entries' | 'recentCount'> {
  /** Of the palette, for the ids of its options. */
  id: string;
  /** The chosen entry. */
  at: number;
  onGo: (index: number) => void;
  onChoose: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** What was opened last, and below it the screens; without the former, and once something is typed, one list. */
function PaletteParts({ entries, recentCount, id, at, onGo, onChoose, onKeyDown }: PalettePartsProps) {
  const parts = [
    { label: text.recent, from: 0, entries: entries.slice(0, recentCount) },
    {
      label: recentCount > 0 ? text.groups.screens : undefined,
      from: recentCount,
      entries: entries.slice(recentCount),
    },
  ].filter((part) => part.entries.length > 0);
  return parts.map((part) => (
    <div key={part.from} role={part.label && 'group'} aria-label={part.label}>
      {part.label && (
        <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-muted">
          {part.label}
        </p>
      )}
      {part.entries.map((entry, offset) => {
        const index = part.from + offset;
        return (
          <div
            key={`${entry.group} ${entry.to} ${entry.label}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => onGo(index)}
            onKeyDown={onKeyDown}
            onPointerMove={() => onChoose(index)}
            className={cx(
              'flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-3 text-sm',
              index === at && 'bg-accent-soft',
            )}
          >
            <span className="w-14 shrink-0 text-xs text-ink-muted">{text.groups[entry.group]}</span>
            <span className="max-w-[60%] shrink-0 truncate font-semibold text-ink">{entry.label}</span>
            <span className="min-w-0 flex-1 truncate text-ink-muted">{entry.note}</span>
          </div>
        );
      })}
    </div>
  ));
}

/** Below what was found, or in its place. */
function PaletteStatus({ entries, isSearching, isIncomplete, nothing }: ReturnType<typeof usePalette>) {
  const told = isSearching ? text.searching : isIncomplete ? text.incomplete : nothing;
  return (
    <p
      role="status"
      className={
        nothing === null
          ? // A phone has no keys.
            cx('border-t border-line px-4 py-2 text-xs text-ink-muted', told === null && 'pointer-coarse:sr-only')
          : 'px-4 py-6 text-center text-label text-ink-soft'
      }
    >
      {told ?? <span className="pointer-coarse:hidden">{text.keys}</span>}
      {entries.length > 0 && !isSearching && <VisuallyHidden>{text.count(entries.length)}</VisuallyHidden>}
    </p>
  );
}
