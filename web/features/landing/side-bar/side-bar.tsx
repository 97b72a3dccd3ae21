import type { KeyboardEvent } from 'react';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { prefersReducedMotion } from '#web/lib/prefers-reduced-motion.ts';
import { SECTIONS } from '../landing-sections.ts';
import { tabAfterKey } from '../tab-keys.ts';
import { useSideBar } from './use-side-bar.ts';

const text = landingText.sideBar;

/** A plate of its own in every section, so that the white of the specification is readable on light ones, too. */
const LOOK = {
  dark: { plate: 'bg-night', rest: 'text-white/75 hover:text-white', current: 'text-white' },
  light: { plate: 'bg-white', rest: 'text-[#475467] hover:text-[#101828]', current: 'text-accent' },
};

/** The side button bar (specification point 2, Landing page); below the menu breakpoint it is dots in the dock. */
export function SideBar() {
  const { productName } = useSettings();
  const { isShown, current } = useSideBar();
  const look = LOOK[SECTIONS[current]?.isBarWhite ? 'dark' : 'light'];
  const names = [productName, text.features, text.advantages, text.solutions, text.references];

  return (
    <nav
      aria-label={text.label}
      data-tone={SECTIONS[current]?.isBarWhite ? 'white' : 'dark'}
      data-section={SECTIONS[current]?.id}
      className={cx(
        'side-bar fixed z-[1001] flex rounded-full px-2 shadow-raised ring-1 ring-[#858fa3]/35 transition-[opacity,visibility,background-color] duration-300 xl:z-[900] xl:px-0 xl:top-1/2 xl:right-1.5 xl:-translate-y-1/2 xl:flex-col xl:rounded-xl xl:py-1 min-[1520px]:right-4 no-print',
        look.plate,
        !isShown && 'invisible opacity-0',
      )}
    >
      {SECTIONS.map(({ id }, index) => {
        const isCurrent = index === current;
        return (
          <button
            key={id}
            type="button"
            tabIndex={isCurrent ? 0 : -1}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => scrollToSection(id)}
            onKeyDown={moveFocus}
            className={cx(
              'group relative flex h-11 w-8 items-center justify-center gap-1.5 text-[13px] transition-colors xl:h-9 xl:w-32 xl:justify-start xl:px-2',
              isCurrent ? `font-bold ${look.current}` : look.rest,
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                'w-1.5 rounded-full bg-current transition-[height] duration-300',
                isCurrent ? 'h-5' : 'h-1.5',
              )}
            />
            <span className="sr-only xl:not-sr-only xl:truncate">
              {String(index + 1).padStart(2, '0')}
              <span className="side-bar-name"> {names[index]}</span>
            </span>
          </button>
        );
      })}
    </nav>
  );
}

/** One stop of the Tab key for all five; the arrow keys lead from one to the next. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const button = event.currentTarget;
  const buttons = [...(button.parentElement?.querySelectorAll('button') ?? [])];
  const next = tabAfterKey(event.key, buttons.indexOf(button), buttons.length);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}

function scrollToSection(id: string): void {
  const top = document.getElementById(id)?.offsetTop ?? 0;
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
