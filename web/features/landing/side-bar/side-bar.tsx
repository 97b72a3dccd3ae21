import { landingText } from '#shared/messages/site/landing.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { prefersReducedMotion } from '#web/lib/prefers-reduced-motion.ts';
import { SECTIONS } from '../sections.ts';
import { useSideBar } from './use-side-bar.ts';

const text = landingText.sideBar;

/** Background in the section's colour, so that it is readable between two sections. */
const LOOK = {
  dark: { plate: 'xl:bg-night/85', rest: 'text-white/75 hover:text-white', current: 'text-white' },
  light: { plate: 'xl:bg-white/85', rest: 'text-[#475467] hover:text-[#101828]', current: 'text-accent' },
};

/** The side button bar (specification point 2, Landing page); dots where there is no space for text. */
export function SideBar() {
  const { productName } = useSettings();
  const { isShown, current } = useSideBar();
  const look = LOOK[SECTIONS[current]?.isDark ? 'dark' : 'light'];
  const names = [productName, text.features, text.advantages, text.solutions, text.references];

  return (
    <nav
      aria-label={text.label}
      data-tone={SECTIONS[current]?.isDark ? 'white' : 'dark'}
      className={cx(
        'fixed top-1/2 right-0 z-[900] -translate-y-1/2 rounded-l-xl py-1 transition-[opacity,visibility,background-color] duration-300 xl:backdrop-blur-sm min-[1520px]:right-4 min-[1520px]:rounded-xl no-print',
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
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => scrollToSection(id)}
            className={cx(
              'group relative flex h-9 w-6 items-center justify-center gap-2 text-[13px] transition-colors xl:w-auto xl:justify-start xl:px-2.5',
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
            <span className="sr-only xl:not-sr-only">
              {String(index + 1).padStart(2, '0')} {names[index]}
            </span>
          </button>
        );
      })}
    </nav>
  );
}

function scrollToSection(id: string): void {
  const top = document.getElementById(id)?.offsetTop ?? 0;
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
