import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAppStore } from '#web/lib/app-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { SECTION_WIDTH } from '../landing-section.tsx';
import { Link } from '#web/lib/link.tsx';

/** The next step of whoever comes from the log-in or the sign-up. Shown once, and never rendered on the server. */
export function ResumeLink() {
  const store = useAppStore();
  const [resume] = useState(store.getState().resume);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    store.setState({ resume: null });
    link.current?.focus({ preventScroll: true });
  }, [store]);

  if (resume === null) return null;
  return (
    <div className={cx(SECTION_WIDTH, 'relative z-10 -mb-12 pt-24 md:-mb-16')}>
      <Link
        ref={link}
        to={resume.to}
        className="flex min-h-14 items-center justify-between gap-4 rounded-card border border-line-strong bg-surface-raised px-5 py-3.5 font-semibold text-ink hover:border-accent"
      >
        <span className="line-clamp-2">{resume.label}</span>
        <ArrowRight size={20} aria-hidden="true" className="shrink-0" />
      </Link>
    </div>
  );
}
