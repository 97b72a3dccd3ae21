import { useCallback, useState } from 'react';
import { termsText } from '#shared/messages/site/term.ko.ts';
import { TERMS } from '#shared/site/terms.ts';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import type { Terms, Version } from './term-columns.tsx';
import { useMedia } from '#web/lib/use-media.ts';
import { TermPreview } from './term-preview.tsx';

const text = termsText.admin;
/** As `3xl:` in the classes of the page. */
const WIDE = '(width >= 1800px)';

/** What holds now, where there is room for it beside the list: one of the texts at a time. */
export const CurrentText = (props: { all: readonly Terms[] }) => useMedia(WIDE) && <ChosenText {...props} />;

function ChosenText({ all }: { all: readonly Terms[] }) {
  const current = all.flatMap(({ kind, list }) => {
    const version = list.find(({ state }) => state === 'current');
    return version ? [{ ...version, kind }] : [];
  });
  const [chosen, choose] = useState('');
  const shown = current.find(({ kind }) => kind === chosen) ?? current[0];
  if (!shown) return null;
  const { kind, version, markdown } = shown;
  return (
    <section
      aria-label={text.currentText}
      className="flex max-h-[calc(100dvh-var(--header)-var(--bar)-var(--toast)-5rem)] flex-col rounded-card border border-line"
    >
      <div className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5 text-label font-bold text-ink">
        <h2 className="shrink-0">{text.currentText}</h2>
        {current.length > 1 && (
          <FilterSelect
            hideLabel
            className="flex-1"
            size="small"
            label={text.overview.columns.name}
            name="currentText"
            value={kind}
            options={current.map((one) => ({ value: one.kind, label: TERMS[one.kind].name }))}
            onChange={choose}
          />
        )}
      </div>
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto p-5">
        <BodyText key={kind} {...{ kind, version, markdown }} />
      </div>
    </section>
  );
}

function BodyText({ kind, version, markdown }: Pick<Version, 'version' | 'markdown'> & Pick<Terms, 'kind'>) {
  const toMarkdown = useCallback(() => Promise.resolve(markdown), [markdown]);
  return <TermPreview kind={kind} from={version} toMarkdown={toMarkdown} />;
}
