import { FileText, Mail, Plus, Server } from 'lucide-react';
import { landingFeaturesText } from '#shared/messages/site/landing-features.ko.ts';
import { cx } from '#web/ui/cx.ts';

/**
 * A detail of the product's screens for each feature, drawn in HTML so that it is sharp at every size and in the page's
 * font. Hidden from screen readers: the text below says the same.
 */
const { items } = landingFeaturesText;

const plate = 'rounded-control border border-line bg-surface';
const aside = 'ml-auto text-sm font-medium whitespace-nowrap text-ink-muted';

/** Activities one below the other, joined by the line of the flow. */
export const DesignPicture = () => (
  <div className="grid gap-2.5">
    {[Mail, FileText, Server].map((Icon, index) => (
      <p
        key={items.design.lines[index]?.[0]}
        className={cx(
          plate,
          'relative flex h-10 items-center gap-2.5 px-3.5 font-semibold after:absolute after:top-full after:left-5.25 after:h-2.5 after:w-0.5 after:bg-accent',
        )}
      >
        <Icon size={17} className="text-accent" />
        {items.design.lines[index]?.[0]}
        <span className={aside}>{items.design.lines[index]?.[1]}</span>
      </p>
    ))}
    <p className="flex h-8 items-center gap-2.5 rounded-control border border-dashed border-line-control px-3.5 text-sm font-medium text-ink-muted">
      <Plus size={17} />
      {items.design.add}
    </p>
  </div>
);

/** Window of another program, with a frame around each element that the robot has found. */
export const ScreenPicture = () => (
  <div className={cx(plate, 'h-full overflow-hidden')}>
    <p className="flex h-7 items-center gap-1.5 border-b border-line bg-surface-soft px-3">
      {[0, 1, 2].map((dot) => (
        <span key={dot} className="size-2 rounded-full bg-line-strong" />
      ))}
    </p>
    <div className="grid gap-4 px-4 py-3.5">
      {items.screen.lines.map(([name, how], index) => (
        <p key={name} className="flex items-center gap-3">
          <span
            className={cx(
              'flex h-8 min-w-0 flex-1 items-center rounded-md px-3 text-sm font-semibold whitespace-nowrap outline-2 outline-offset-3 outline-accent/60 outline-dashed',
              ['bg-accent text-white', 'border border-line-strong text-ink-muted', 'bg-ink text-surface'][index],
            )}
          >
            {name}
          </span>
          <span className="w-20 text-sm font-semibold whitespace-nowrap text-accent-ink">{how}</span>
        </p>
      ))}
    </div>
  </div>
);

/** Page of a document with marked places, and what was read there. */
export const DocumentPicture = () => (
  <div className="flex h-full gap-4">
    <div className={cx(plate, 'flex w-24 shrink-0 flex-col justify-between p-3')}>
      {['w-1/2', 'w-full', '', 'w-2/3', '', 'w-full', ''].map((width, line) => (
        <span
          key={line}
          className={cx(
            'rounded-full',
            width === '' ? 'h-4 bg-accent-soft ring-2 ring-accent/50' : `h-1.5 bg-line-strong ${width}`,
          )}
        />
      ))}
    </div>
    <div className="flex min-w-0 flex-1 flex-col justify-between">
      {items.document.lines.map(([name, value, sure]) => (
        <p key={name} className={cx(plate, 'px-3 py-1.5 leading-tight')}>
          <span className="flex justify-between text-[13px] text-ink-muted">
            {name}
            <span className="font-semibold text-success">{sure}</span>
          </span>
          <span className="font-semibold whitespace-nowrap">{value}</span>
        </p>
      ))}
    </div>
  </div>
);

/** Working days of a week, and what else starts a robot. */
export const SchedulePicture = () => {
  const [weekly, ...others] = items.schedule.lines;
  return (
    <div className="grid gap-2.5">
      <div className={cx(plate, 'p-3.5')}>
        <p className="flex items-center font-semibold">
          {weekly[0]}
          <span className={aside}>{weekly[1]}</span>
        </p>
        <p className="mt-2 grid grid-cols-7 gap-1.5 text-center text-[13px] font-semibold">
          {items.schedule.days.map((day, index) => (
            <span
              key={day}
              className={cx('rounded-md py-1', index < 5 ? 'bg-accent text-white' : 'bg-surface-soft text-ink-muted')}
            >
              {day}
            </span>
          ))}
        </p>
      </div>
      {others.map(([name, how]) => (
        <p key={name} className={cx(plate, 'flex h-9 items-center px-3.5 text-[15px] font-semibold')}>
          {name}
          <span className={aside}>{how}</span>
        </p>
      ))}
    </div>
  );
};

/** Confidence of each item, and which of them goes to a person. */
export const PersonPicture = () => (
  <div className="flex h-full flex-col justify-between">
    {items.person.lines.map(([name, state, percent]) => {
      const isSure = percent >= 90;
      return (
        <div key={name} className={cx(plate, 'px-3.5 py-2', !isSure && 'ring-2 ring-warning/40')}>
          <p className="flex items-center text-[15px] font-semibold">
            {name}
            <span className={cx('ml-auto text-sm whitespace-nowrap', isSure ? 'text-success' : 'text-warning')}>
              {state}
            </span>
          </p>
          <p className="mt-1.5 h-1.5 rounded-full bg-line">
            <span
              className={cx('block h-full rounded-full', isSure ? 'bg-success' : 'bg-warning')}
              style={{ width: `${percent}%` }}
            />
          </p>
        </div>
      );
    })}
  </div>
);

/** Entries of the audit log in the order in which they happened. */
export const AuditPicture = () => (
  <ol className={cx(plate, 'flex h-full flex-col justify-between px-4 py-3')}>
    {items.audit.lines.map(([what, who, at]) => (
      <li
        key={what}
        className="relative flex items-center gap-3 before:absolute before:bottom-1/2 before:left-[3px] before:h-14 before:w-0.5 before:bg-line first:before:hidden"
      >
        <span className="relative size-2 shrink-0 rounded-full bg-accent ring-4 ring-surface" />
        <span className="min-w-0">
          <span className="block text-[15px] leading-snug font-semibold whitespace-nowrap">{what}</span>
          <span className="block text-[13px] leading-snug text-ink-muted">{who}</span>
        </span>
        <span className={cx(aside, 'tabular-nums')}>{at}</span>
      </li>
    ))}
  </ol>
);
