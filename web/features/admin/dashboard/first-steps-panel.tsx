import { ChevronDown, CircleCheck, Circle } from 'lucide-react';
import type { Concern } from '#shared/contract/admin/health.contract.ts';
import type { FirstStep } from '#shared/first-steps.ts';
import type { StepText } from '#shared/messages/admin/first-step.ko.ts';
import { firstStepsText as text } from '#shared/messages/admin/first-step.ko.ts';
import { paths } from '#shared/paths.ts';
import type { Dashboard } from './dashboard.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';

/** Where it is done; null: on the server, as its hint says. */
const PLACES: Record<FirstStep, string | null> = {
  demo: paths.adminContents(),
  address: paths.userEdit(),
  company: paths.adminCompany(),
  terms: paths.adminTerms(),
  productName: paths.adminCompany(),
  logo: paths.adminCompany(),
  manual: null,
  mail: paths.adminOutbox(),
  secondFactor: paths.userEdit(),
  secondAdministrator: paths.adminUsers(),
  backup: paths.adminHealth(),
};

/** What says of a step what is missing, above it on the page. */
const CONCERNS: Partial<Record<FirstStep, readonly Concern['kind'][]>> = {
  address: ['unreachableAdministrator', 'unconfirmedAdministrator'],
  mail: ['noMailServer'],
  backup: ['noBackup', 'oldBackup'],
};

const LEFT_SHOWN = 5;

/** Steps of which what is left are members. */
const OF_MEMBERS: readonly FirstStep[] = ['address', 'secondFactor'];

const ADMINISTRATORS = `${paths.adminUsers()}?role=ROLE_ADMIN`;

interface FirstStepsPanelProps {
  steps: NonNullable<Dashboard['firstSteps']>;
  todo: Dashboard['todo'];
  concerns: Dashboard['concerns'];
}

/** What to do before opening a new portal. Unfolded while no other work waits, gone when all is done. */
export function FirstStepsPanel({ steps, todo, concerns }: FirstStepsPanelProps) {
  const told = new Set(concerns?.map(({ kind }) => kind));
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <details
      open={Object.values(todo).every((count) => !count)}
      aria-labelledby="first-steps"
      className="mt-6 rounded-card border border-line bg-surface [&[open]>summary>svg]:rotate-180"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-4 px-5 py-2">
        <div className="flex flex-wrap items-center gap-x-4">
          <h2 id="first-steps" className="text-label font-bold text-ink">
            {text.title}
          </h2>
          <span className="text-sm text-ink-muted">{text.progress(done, steps.length)}</span>
        </div>
        <ChevronDown size={18} aria-hidden="true" className="ml-auto shrink-0 text-ink-muted transition-transform" />
      </summary>
      <p className="px-5 text-label text-ink-muted">{text.hint}</p>
      <ul className="mt-2 grid px-5 pb-4 gap-x-8 gap-y-1 lg:grid-cols-2">
        {steps.map((step) => (
          <StepItem key={step.name} {...step} isTold={CONCERNS[step.name]?.some((kind) => told.has(kind)) ?? false} />
        ))}
      </ul>
    </details>
  );
}

/** `isTold`: what is missing stands among the concerns of the page. */
function StepItem({ name, isDone, left, isTold }: FirstStepsPanelProps['steps'][number] & { isTold: boolean }) {
  const { label, hint, go, server }: StepText = text.steps[name];
  const Mark = isDone ? CircleCheck : Circle;
  const loginId = useAppState((state) => state.loginId);
  // One's own page does not help what others have to do.
  const isOfOthers = OF_MEMBERS.includes(name) && !left.includes(loginId);
  const place = isOfOthers ? ADMINISTRATORS : PLACES[name];
  const rest = left.length > 0 && (
    <p className="mt-0.5 text-sm text-ink-soft">
      <LeftOf name={name} words={text.left(left.slice(0, LEFT_SHOWN), left.length - LEFT_SHOWN)} />
    </p>
  );
  return (
    <li className="flex gap-3 py-2">
      <Mark aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-ink-muted'}`} />
      <div className="min-w-0 flex-1">
        <p className="text-label font-semibold text-ink">
          {label}
          <span className="sr-only">: {isDone ? text.done : text.open}</span>
        </p>
        <p className="mt-0.5 text-sm text-ink-muted">{hint}</p>
        {!isDone && (
          <>
            {!isTold && place !== null && rest}
            {place !== null && (
              <Link to={place} className={cx(buttonClass({ variant: 'secondary', size: 'small' }), 'mt-2')}>
                {isOfOthers ? text.others : go}
              </Link>
            )}
            {server !== undefined && (
              <Disclosure small title={text.server}>
                <p className="text-sm text-ink-muted">{server}</p>
                {place === null && rest}
              </Disclosure>
            )}
          </>
        )}
      </div>
    </li>
  );
}

const LeftOf = ({ name, words }: { name: FirstStep; words: string }) =>
  OF_MEMBERS.includes(name) ? (
    <Link to={ADMINISTRATORS} className="underline underline-offset-3">
      {words}
    </Link>
  ) : (
    words
  );
