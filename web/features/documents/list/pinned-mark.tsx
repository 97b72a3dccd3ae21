import { Pin } from 'lucide-react';
import { PINNED } from '#shared/messages/boards/documents/pinned.ko.ts';

/** Before the title of a document that stands above newer ones. */
export const PinnedMark = () => <Pin size={16} role="img" aria-label={PINNED} className="inline text-accent-ink" />;
