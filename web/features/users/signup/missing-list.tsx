import { CircleCheck } from 'lucide-react';
import { messages } from '#shared/messages.ko.ts';
import type { missingItems } from './missing-items.ts';

const texts = messages.signup;

interface MissingListProps {
  id: string;
  items: ReturnType<typeof missingItems>;
  isSending: boolean;
  onChoose: (name: string) => void;
}

/** Above the button: what is still missing, each item leading to its control. */
export function MissingList({ id, items, isSending, onChoose }: MissingListProps) {
  const isReady = items.length === 0;
  return (
    <div className="mt-6 mb-3 rounded-card bg-surface-soft px-5 py-4 text-label">
      {/* Only the count is announced: the list changes with every letter. */}
      <p id={id} role="status" className="flex items-center gap-2 font-semibold text-ink">
        {isReady && <CircleCheck size={18} aria-hidden="true" className="text-success" />}
        {isSending ? texts.checking : isReady ? texts.ready : texts.stillMissing(items.length)}
      </p>
      {!isReady && (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {items.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => onChoose(name)}
                className="min-h-9 rounded-sm text-accent-ink underline underline-offset-4 hover:text-ink"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
