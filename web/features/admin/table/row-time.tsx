import { koreanDay } from '#shared/text/days.ts';
import { formatDate, formatTime } from '#web/lib/format/dates.ts';
import { cx } from '#web/ui/cx.ts';

const isThisYear = (year: string) => koreanDay(new Date()).startsWith(year);

/** Date and time of a row, below 1280 px without a year that goes without saying. */
export function RowTime({ iso, className }: { iso: string; className?: string }) {
  const [year = '', ...day] = formatDate(iso).split('.');
  return (
    <time dateTime={iso} className={className}>
      <span className={cx(isThisYear(year) && 'max-xl:hidden')}>{`${year}.`}</span>
      {`${day.join('.')} ${formatTime(iso)}`}
    </time>
  );
}
