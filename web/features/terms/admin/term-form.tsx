import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { termsText } from '#shared/messages/site/terms.ko.ts';
import { TERMS, earliestDay } from '#shared/site/terms.ts';
import { dotted } from '#shared/text/days.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/form/checkbox.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { PanelTabs } from '#web/ui/navigation/tabs.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import { TermDiff, TermPreview } from './term-preview.tsx';
import { useSaveTerm } from './use-save-term.ts';
import type { Terms, Version } from './version-table.tsx';

const text = termsText.form;

interface TermFormProps {
  terms: Terms;
  /** The future version to edit; undefined for a new one. */
  edited: Version | undefined;
  listPath: string;
}

/** Form of a version. A new one starts with the text of the last one. */
export function TermForm({ terms, edited, listPath }: TermFormProps) {
  const { kind, today, list } = terms;
  const before = list.find(({ version }) => version !== edited?.version);
  const [draft, setDraft] = useState(() => ({
    version: edited?.version ?? '',
    effectiveDate: edited?.effectiveDate ?? '',
    isMajor: edited?.isMajor ?? false,
    summary: edited?.summary ?? '',
    markdown: edited?.markdown ?? before?.markdown ?? '',
  }));
  const { save, isSaving, errors, forget } = useSaveTerm({
    kind,
    today,
    before,
    termId: edited?.termId ?? undefined,
    listPath,
  });
  const change = (changes: Partial<typeof draft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    forget(Object.keys(changes));
  };
  const earliest = earliestDay(kind, draft.isMajor, today);
  const compared = { kind, from: before?.version ?? '', markdown: draft.markdown };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(draft);
  };

  return (
    <form noValidate onSubmit={submit}>
      {TERMS[kind].isAnnounced && (
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
          hint={text.versionHint(before?.version ?? '')}
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
                <TextArea
                  label={text.body}
                  required
                  rows={24}
                  value={draft.markdown}
                  spellCheck={false}
                  hint={text.bodyHint}
                  error={errors.markdown}
                  onChange={({ target }) => change({ markdown: target.value })}
                />
              ),
            },
            { value: 'preview', label: text.previewTab, content: <TermPreview {...compared} /> },
            { value: 'diff', label: text.diffTab, content: <TermDiff {...compared} /> },
          ]}
        />
      </div>
      <div className="mt-8 flex justify-end gap-2">
        <Link to={listPath} className={buttonClass({ variant: 'secondary' })}>
          {text.back}
        </Link>
        <Button type="submit" loading={isSaving}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
