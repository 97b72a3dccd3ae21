import { FileText, Mail, Plus, Server } from 'lucide-react';
import type { ReactNode } from 'react';
import { landingFeaturesText } from '#shared/messages/site/landing-feature.ko.ts';
import { cx } from '#web/ui/cx.ts';

/**
 * A detail of the product's screens for each feature, drawn in HTML so that it is sharp at every size and in the page's
 * font. Shapes are SVG and some values stand at their element, because every class costs the page's style sheet (docs/decisions/0011-first-paint.md).
 */
const { items } = landingFeaturesText;

const plate = 'rounded-control border border-line bg-surface';
const row = cx(plate, 'flex h-9 items-center gap-2.5 px-3.5 text-[15px] font-semibold');
const column = 'flex h-full flex-col justify-between';

const Aside = ({ children }: { children: ReactNode }) => (
  <span className="ml-auto text-sm font-medium whitespace-nowrap text-ink-muted">{children}</span>
);

/** Activities one below the other, joined by the line of the flow. */
export const DesignPicture = () => (
  <>
    {[Mail, FileText, Server].map((Icon, index) => (
      <div key={items.design.lines[index]?.[0]}>
        <p className={row}>
          <Icon size={17} className="text-accent" />
          {items.design.lines[index]?.[0]}
          <Aside>{items.design.lines[index]?.[1]}</Aside>
        </p>
        <svg width="45" height="14">
          <path d="M22 0v14" stroke="var(--accent)" strokeWidth="2" />
        </svg>
      </div>
    ))}
    <p className="flex h-9 items-center gap-2.5 rounded-control border border-line px-3.5 text-sm font-medium text-ink-muted">
      <Plus size={17} />
      {items.design.add}
    </p>
  </>
);

/** Window of another program, with a frame around each element that the robot has found. */
export const ScreenPicture = () => (
  <div className={cx(plate, 'h-full')}>
    <svg width="56" height="28" fill="var(--line-strong)">
      <circle cx="16" cy="16" r="4" />
      <circle cx="30" cy="16" r="4" />
      <circle cx="44" cy="16" r="4" />
    </svg>
    <div className="grid gap-1.5 px-3.5">
      {items.screen.lines.map(([name, how], index) => (
        <p key={name} className="flex items-center gap-3 text-sm font-semibold whitespace-nowrap">
          <span className="flex-1 rounded-control" style={{ border: '1px dashed var(--accent)', padding: 3 }}>
            <span
              className={cx(
                'flex h-9 items-center rounded-control px-3.5',
                index === 0 ? 'bg-accent text-white' : 'border border-line-strong bg-surface-soft',
              )}
            >
              {name}
            </span>
          </span>
          <span className="flex-1 text-accent-ink">{how}</span>
        </p>
      ))}
    </div>
  </div>
);

/** Page of a document with marked places, and what was read there. */
export const DocumentPicture = () => (
  <div className="flex h-full gap-4">
    <svg width="92" height="188" fill="var(--line-strong)" className={cx(plate, 'shrink-0')}>
      <path d="M14 16h30v6H14zM14 34h62v6H14zM14 88h44v6H14zM14 138h62v6H14z" />
      <g fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="2">
        <rect x="12" y="54" width="66" height="20" rx="6" />
        <rect x="12" y="106" width="66" height="20" rx="6" />
        <rect x="12" y="156" width="66" height="20" rx="6" />
      </g>
    </svg>
    <div className={cx(column, 'flex-1')}>
      {items.document.lines.map(([name, value, sure]) => (
        <p key={name} className={cx(plate, 'px-3.5 py-2 text-sm')}>
          <span className="flex text-ink-muted">
            {name}
            <strong className="ml-auto text-accent-ink">{sure}</strong>
          </span>
          <strong className="whitespace-nowrap">{value}</strong>
        </p>
      ))}
    </div>
  </div>
);

/** Working days of a week, and what else starts a robot. */
export const SchedulePicture = () => {
  const [weekly, ...others] = items.schedule.lines;
  return (
    <div className={column}>
      <div className={cx(plate, 'px-3.5 py-2')}>
        <p className="flex items-center text-[15px] font-semibold">
          {weekly[0]}
          <Aside>{weekly[1]}</Aside>
        </p>
        <p className="mt-2 flex gap-1.5 text-sm font-semibold">
          {items.schedule.days.map((day, index) => (
            <span
              key={day}
              className={cx(
                'flex h-9 flex-1 items-center justify-center rounded-control',
                index < 5 ? 'bg-accent text-white' : 'bg-surface-soft text-ink-muted',
              )}
            >
              {day}
            </span>
          ))}
        </p>
      </div>
      {others.map(([name, how]) => (
        <p key={name} className={row}>
          {name}
          <Aside>{how}</Aside>
        </p>
      ))}
    </div>
  );
};

/** Confidence of each item, and which of them goes to a person. */
export const PersonPicture = () => (
  <div className={column}>
    {items.person.lines.map(([name, state, percent]) => (
      <div
        key={name}
        className={cx(plate, 'px-3.5 py-2')}
        style={percent < 90 ? { borderColor: 'var(--warning)' } : {}}
      >
        <p className="flex items-center text-[15px] font-semibold">
          {name}
          <Aside>{state}</Aside>
        </p>
        <svg width="100%" height="8">
          <rect y="2" width="100%" height="6" rx="3" fill="var(--line)" />
          <rect
            y="2"
            width={`${percent}%`}
            height="6"
            rx="3"
            fill={percent < 90 ? 'var(--warning)' : 'var(--success)'}
          />
        </svg>
      </div>
    ))}
  </div>
);

/** Entries of the audit log in the order in which they happened. */
export const AuditPicture = () => (
  <div className={cx(plate, 'flex h-full gap-3 px-3.5 py-2')}>
    <svg width="8" height="170" fill="var(--accent)" className="shrink-0">
      <path d="M4 24v122" stroke="var(--line)" strokeWidth="2" />
      <circle cx="4" cy="24" r="4" />
      <circle cx="4" cy="85" r="4" />
      <circle cx="4" cy="146" r="4" />
    </svg>
    <div className={cx(column, 'flex-1')}>
      {items.audit.lines.map(([what, who, at]) => (
        <p key={what} className="flex items-center text-[15px] font-semibold">
          <span className="whitespace-nowrap">
            {what}
            <br />
            <span className="text-sm font-medium text-ink-muted">{who}</span>
          </span>
          <Aside>{at}</Aside>
        </p>
      ))}
    </div>
  </div>
);
