import { Search } from 'lucide-react';
import { adminText } from '#shared/messages/admin/admin.ko.ts';

export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="flex h-9 w-full items-center gap-2 rounded-lg border border-line-strong bg-surface px-3 text-sm text-ink-muted hover:border-line-control hover:text-ink max-lg:w-auto"
    >
      <Search size={16} aria-hidden="true" />
      {adminText.palette.open}
      <kbd className="ml-auto text-xs max-lg:hidden">Ctrl K</kbd>
    </button>
  );
}
