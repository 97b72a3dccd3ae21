import { Link } from '#web/lib/link.tsx';

/** In a message that says what is wrong: leads to where it is put right. */
export const WayOut = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="font-semibold text-accent-ink underline underline-offset-4">
    {children}
  </Link>
);
