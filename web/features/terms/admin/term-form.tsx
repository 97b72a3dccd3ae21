import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { termsText } from '#shared/messages/site/terms.ko.ts';
import { NO_VERSION, earliestDay, isAnnounced } from '#shared/site/terms.ts';
import { dotted } from '#shared/text/days.ts';
import type { EditorHandle } from '#web/features/editor/editor-props.ts';
import { FormBar } from '#web/features/admin/form-bar.tsx';
import { LazyEditor } from '#web/features/editor/lazy-editor.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/form/checkbox.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { PanelTabs } from '#web/ui/navigation/tabs.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import { TermDiff, TermPreview } from './term-preview.tsx';
import { PlaceButtons } from './place-buttons.tsx';
import { useSaveTerm } from './use-save-term.ts';
import type { TermText } from './use-term-text.ts';
import { useTermText } from './use-term-text.ts';
import type { Terms, Version } from './term-columns.tsx';
import { Link } from '#web/lib/link.tsx';

const text = termsText.form;

interface TermFormProps {
  terms: Terms;
  /** The future version to edit; undefined for a new one. */
  edited: Version | undefined;
  /** The text that the form starts with. */
  start: TermText;
  listPath: string;
}

/** Form of a version. A new one starts with the text of the last one. */
export function TermForm({ terms, edited, start, listPath }: TermFormProps) {
  const { kind, today, list, hasReaders } = terms;
  const editor = useRef<EditorHandle>(null);
  const last = list.find(({ version }) => version !== edited?.version);
  const before = { version: NO_VERSION, effectiveDate: '', ...last, hasReaders };
  const announced = isAnnounced(kind, before);
  const [draft, setDraft] = useState(() => ({
    version: edited?.version ?? (last ? '' : text.firstVersion),
    effectiveDate: edited?.effectiveDate ?? (last ? '' : today),
    isMajor: edited?.isMajor ?? false,
    summary: edited?.summary ?? (last ? '' : text.firstSummary),
  }));
  const { save, isSaving, errors, forget } = useSaveTerm({
    kind,
    today,
    before,
    termId: edited?.termId ?? undefined,
    listPath,
  });
  const { html, setHtml, toMarkdown } = useTermText(start);
  const change = (changes: Partial<typeof draft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    forget(Object.keys(changes));
  };
  const earliest = earliestDay(announced, draft.isMajor, today);
  const compared = { kind, from: last?.version ?? '', toMarkdown };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(draft, toMarkdown);
  };

  return (
    <form noValidate onSubmit={submit} className="max-w-[1040px]">
      {announced && (
        <RadioGroup
          legend={text.change}
          name="change"
          value={draft.isMajor ? 'major' : 'normal'}
          options={[
            { value: 'normal', label: text.normal(LIMITS.termNoticeDays) },
            { value: 'major', label: text.major(LIMITS.termMajorNoticeDays) },
          ]}
          onChange={(value) => change({ isMajor: value === 'major' })}
        />
      )}
      <div className="mt-2 grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <TextField
          label={text.version}
          required
          value={draft.version}
          maxLength={LIMITS.termVersionMaxChars}
          autoComplete="off"
          hint={last ? text.versionHint(last.version) : text.firstVersionHint}
          error={errors.version}
          onChange={({ target }) => change({ version: target.value })}
        />
        <DateField
          label={text.effectiveDate}
          required
          name="effectiveDate"
          value={draft.effectiveDate}
          min={earliest}
          hint={text.dateHint(dotted(earliest))}
          error={errors.effectiveDate}
          onChange={(effectiveDate) => change({ effectiveDate })}
        />
      </div>
      <TextArea
        label={text.summary}
        required
        rows={3}
        value={draft.summary}
        maxLength={LIMITS.termSummaryMaxChars}
        hint={text.summaryHint}
        error={errors.summary}
        className="mt-2"
        onChange={({ target }) => change({ summary: target.value })}
      />
      <div className="mt-4">
        <PanelTabs
          label={text.tabs}
          tabs={[
            {
              value: 'write',
              label: text.writeTab,
              content: (
                <>
                  <LazyEditor
                    format="text"
                    label={text.body}
                    required
                    initialHtml={html}
                    places={text.places}
                    handle={editor}
                    maxChars={LIMITS.termBodyMaxChars}
                    hint={text.bodyHint}
                    error={errors.markdown}
                    onChange={(written) => {
                      setHtml(written.html);
                      forget(['markdown']);
                    }}
                  />
                  <PlaceButtons places={text.places} onInsert={(place) => editor.current?.insert(`{${place}}`)} />
                </>
              ),
            },
            { value: 'preview', label: text.previewTab, content: <TermPreview {...compared} /> },
            { value: 'diff', label: text.diffTab, content: <TermDiff {...compared} /> },
          ]}
        />
      </div>
      <FormBar>
        <Link to={listPath} className={buttonClass({ variant: 'secondary' })}>
          {text.back}
        </Link>
        <Button type="submit" loading={isSaving}>
          {text.save}
        </Button>
      </FormBar>
    </form>
  );
}
