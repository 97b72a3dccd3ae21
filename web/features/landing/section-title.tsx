/** Heading of a section; `\n` in the title is a line break. */
export function SectionTitle({ id, title, description }: { id: string; title: string; description?: string }) {
  return (
    <div>
      <h2 id={id} className="text-[1.875rem] leading-[1.28] font-bold whitespace-pre-line md:text-[2.75rem]">
        {title}
      </h2>
      {description && <p className="mt-5 max-w-[40rem] text-balance text-lead text-ink-muted">{description}</p>}
    </div>
  );
}
