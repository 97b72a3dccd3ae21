import { termsText as text } from '#shared/messages/site/term.ko.ts';
import { TERM_KINDS, TERMS } from '#shared/site/terms.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';

const OWN_PAGE = { 'terms-of-use': paths.terms(), 'privacy-policy': paths.privacy(), company: paths.company() };

/** Links to the other legal texts. */
export function OtherTerms() {
  const others = TERM_KINDS.filter((kind) => kind !== 'terms-of-use' && kind !== 'company');
  return (
    <nav aria-label={text.others} className="mt-12">
      <h2 className="text-label font-bold text-ink">{text.others}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {others.map((kind) => (
          <li key={kind}>
            <Link
              to={kind in OWN_PAGE ? OWN_PAGE[kind as keyof typeof OWN_PAGE] : paths.term(kind)}
              className="inline-block py-1.5 text-label text-ink-soft underline underline-offset-3 hover:text-ink"
            >
              {TERMS[kind].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
