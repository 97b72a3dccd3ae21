import { Pin } from 'lucide-react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { plainText } from '../plain-text.ts';
import { usePinSteps } from './use-pin-steps.ts';
import { Link } from '#web/lib/link.tsx';

export type Pin = OutputOf<'/api/v1/admin/assistant/pins'>['list'][number];

const text = chatConsoleText.pins;

export function PinList({ pins }: { pins: readonly Pin[] }) {
  if (pins.length === 0) return <NothingHere icon={Pin} title={text.empty} description={text.emptyHint} />;
  return (
    <ul aria-label={text.list} className="divide-y divide-line border-y border-line">
      {pins.map((pin) => (
        <PinItem key={pin.pinId} pin={pin} />
      ))}
    </ul>
  );
}

/** For a list: the paragraphs one after the other, the items of lists apart. */
const inOneLine = (text: string) =>
  text
    .replace(/\n+(?:• |\d+\. )/g, ' · ')
    .replace(/^(?:[-*] |\d+\. |#{1,6} )/gm, '')
    .replace(/\n+/g, ' ');

function PinItem({ pin }: { pin: Pin }) {
  const { remove, busy } = usePinSteps(pin);
  const [first, ...others] = pin.questions;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-label font-semibold break-words text-ink">
          {first}
          {others.length > 0 && <span className="ml-2 font-normal text-ink-muted">{text.others(others.length)}</span>}
        </h2>
        <p className="mt-0.5 line-clamp-2 text-sm break-words text-ink-soft">{inOneLine(plainText(pin.answer))}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-muted">
          <span>{text.savedBy(pin.savedBy)}</span>
          <time dateTime={pin.updatedAt} className="tabular-nums">
            {formatDate(pin.updatedAt)}
          </time>
          {pin.link !== '' && <span className="break-all">{pin.link}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={`${paths.adminAssistantPins()}?pin=${pin.pinId}`}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {text.edit}
        </Link>
        <Button
          variant="secondary"
          size="small"
          className="text-danger"
          loading={busy === 'remove'}
          onClick={() => void remove()}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
