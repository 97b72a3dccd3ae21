import { useState } from 'react';
import { videoText as text } from '#shared/messages/boards/video.ko.ts';
import { cx } from '#web/ui/cx.ts';

const RATES = [0.75, 1, 1.25, 1.5, 2];

/** Playback rate. */
export function VideoSpeed({ onChange }: { onChange: (rate: number) => void }) {
  const [chosen, setChosen] = useState(1);
  return (
    <div role="group" aria-label={text.speed} className="flex flex-wrap items-center gap-x-1 text-sm">
      <span aria-hidden="true" className="mr-1 text-ink-muted max-sm:hidden">
        {text.speed}
      </span>
      {RATES.map((rate) => (
        <button
          key={rate}
          type="button"
          aria-pressed={rate === chosen}
          onClick={() => {
            setChosen(rate);
            onChange(rate);
          }}
          className={cx(
            'h-9 min-w-11 rounded-lg px-1.5 tabular-nums sm:px-2',
            rate === chosen ? 'bg-accent-soft font-semibold text-accent-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          {text.speedOf(rate)}
        </button>
      ))}
    </div>
  );
}
