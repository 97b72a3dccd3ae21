import { passwordStrengthText as text } from '#shared/messages/account/password-strength.ko.ts';
import { cx } from '#web/ui/cx.ts';
import type { TypedPassword } from './use-password-strength.ts';
import { usePasswordStrength } from './use-password-strength.ts';

const LOOKS = {
  weak: { bars: 1, bar: 'bg-warning', words: 'text-warning', label: text.weak, advice: text.guessable },
  refused: { bars: 1, bar: 'bg-danger', words: 'text-danger', label: text.weak, advice: text.refused },
  strong: { bars: 3, bar: 'bg-success', words: 'text-success', label: text.strong, advice: '' },
};

/** Rule and strength of a new password, below its field. It only warns; the server decides. */
export function PasswordStrength({ typed, rule }: { typed: TypedPassword; rule: string }) {
  const strength = usePasswordStrength(typed);
  const look = strength && LOOKS[strength.isRefused ? 'refused' : strength.isWeak ? 'weak' : 'strong'];
  return (
    <span role="status">
      {look ? (
        <>
          <span className={cx('flex items-center gap-2 font-semibold', look.words)}>
            <span aria-hidden="true" className="flex gap-1">
              {[1, 2, 3].map((bar) => (
                <span key={bar} className={cx('h-1.5 w-8 rounded-full', bar <= look.bars ? look.bar : 'bg-line')} />
              ))}
            </span>
            {text.strength(look.label)}
          </span>
          {look.advice && <span className="mt-1 block">{look.advice}</span>}
        </>
      ) : (
        rule
      )}
    </span>
  );
}
