interface ErrorSummaryProps {
  title: string;
  problems: readonly { name: string; message: string }[];
  onChoose: (name: string) => void;
}

/** All errors of a form above it; each leads to its field. Takes the focus by its `tabIndex`, so that it is read once. */
export function ErrorSummary({ title, problems, onChoose }: ErrorSummaryProps) {
  return (
    <div role="group" aria-label={title} tabIndex={-1} className="rounded-card border border-danger p-5 outline-none">
      <p className="font-bold text-danger">{title}</p>
      <ul className="mt-2">
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(name)}
              className="min-h-8 rounded-sm text-left text-label text-ink underline underline-offset-4 hover:text-accent-ink"
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
