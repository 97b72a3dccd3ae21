import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

interface OtherWayProps {
  question: string;
  to: string;
  label: string;
}

/** Below the form of an account: leads those to the other page who came to the wrong one. */
export function OtherWay({ question, to, label }: OtherWayProps) {
  return (
    <div className="mt-8 border-t border-line pt-8">
      <p className="mb-3 text-center text-ink-muted">{question}</p>
      <Link to={to} className={`${buttonClass({ variant: 'secondary', size: 'large' })} w-full`}>
        {label}
      </Link>
    </div>
  );
}
