import { ChevronDown } from 'lucide-react';
import type { ComponentProps, SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { termsText } from '#shared/messages/site/term.ko.ts';
import { NO_VERSION, firstDay, isAnnounced, nextVersion } from '#shared/site/terms.ts';
import type { EditorHandle } from '#web/features/editor/editor-props.ts';
import { dotted } from '#shared/text/days.ts';
import { FormBar } from '#web/features/admin/form-bar.tsx';
import type { FieldErrors } from '#web/features/admin/use-form-steps.ts';
import { LazyEditor } from '#web/features/editor/lazy-editor.tsx';
import type { MarkdownText } from '#web/features/editor/use-markdown-text.ts';
import { useMarkdownText } from '#web/features/editor/use-markdown-text.ts';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { StaleNotice } from '#web/lib/failures/stale-notice.tsx';
import { RadioGroup } from '#web/ui/form/checkbox.tsx';
import { DateField } from '#web/ui/form/calendar/date-field.tsx';
import { PanelTabs } from '#web/ui/navigation/panel-tabs.tsx';
import { lineWhenNeeded } from '#web/ui/form/field-group.tsx';
import { FieldBox, FormSide, SIDE_BY_SIDE } from '#web/ui/form-side.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import { TermDiff, TermPreview } from './term-preview.tsx';
import { PlaceButtons } from './place-buttons.tsx';
import { useSaveTerm } from './use-save-term.ts';
import type { Terms, Version } from './term-columns.tsx';
import { Link } from '#web/lib/link.tsx';

const text = termsText.form;

interface TermFormProps {
  terms: Terms;
  /** The future version to edit; undefined for a new one. */
  edited: Version | undefined;
  /** The text that the form starts with. */
  start: MarkdownText;
  listPath: string;
}

/** Form of a version. A new one starts with the text of the last one. */
export function TermForm({ terms, edited, start, listPath }: TermFormProps) {
  const { kind, today, list, hasReaders } = terms;
  const last = list.find(({ version }) => version !== edited?.version);
  const before = { version: NO_VERSION, effectiveDate: '', markdown: '', ...last, hasReaders };
  const announced = isAnnounced(kind, before);
  const earliestOf = (isMajor: boolean) => firstDay(announced, isMajor, today, before.effectiveDate);
  const stored: VersionDraft = {
    version: edited?.version ?? nextVersion(before.version),
    effectiveDate: edited?.effectiveDate ?? earliestOf(false),
    isMajor: edited?.isMajor ?? false,
    summary: edited?.summary ?? (last ? '' : text.firstSummary),
  };
  const [draft, setDraft] = useState(stored);
  const about = useRef<HTMLFieldSetElement>(null);
  const isSaved = useRef(false);
  const { save, isSaving, isStale, errors, forget } = useSaveTerm({
    kind,
    today,
    before,
    edited,
    listPath,
    onSaved: () => {
      isSaved.current = true;
    },
  });
  const termText = useMarkdownText('/api/v1/admin/term-convert', start);
  const isChanged = termText.html !== start.html || JSON.stringify(draft) !== JSON.stringify(stored);
  useLeaveWarning(() => isChanged && !isSaved.current, 'write');
  const change = (changes: Partial<VersionDraft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    forget(Object.keys(changes));
  };

  const toAbout = () => {
    about.current?.scrollIntoView();
    about.current?.querySelector('legend')?.focus({ preventScroll: true });
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(draft, termText.toMarkdown);
  };

  return (
    <form noValidate onSubmit={submit} className="max-w-[1400px]">
      <div className={SIDE_BY_SIDE}>
        <TextTabs
          text={termText}
          error={errors.markdown}
          compared={{ kind, from: last?.version ?? '', toMarkdown: termText.toMarkdown }}
          onChange={() => forget(['markdown'])}
        />
        <FormSide>
          <FieldBox title={text.about} ref={about}>
            <VersionFields
              draft={draft}
              last={last}
              today={today}
              isAnnounced={announced}
              earliestOf={earliestOf}
              errors={errors}
              onChange={change}
            />
          </FieldBox>
        </FormSide>
      </div>
      {isStale && (
        <StaleNotice
          href={edited ? `${listPath}&write=${edited.termId}` : listPath}
          isBusy={isSaving}
          onOverwrite={() => void save(draft, termText.toMarkdown, true)}
        />
      )}
      <FormBar>
        {/* Below a long text, what it says is out of view. */}
        <button
          type="button"
          onClick={toAbout}
          className="min-w-0 flex-1 rounded-control text-left text-xs leading-5 sm:text-sm text-ink-muted tabular-nums xl:hidden"
        >
          <span className="flex items-center gap-1 font-semibold text-ink">
            {text.versionNamed(draft.version)}
            <ChevronDown size={16} aria-hidden="true" />
          </span>
          {text.from(dotted(draft.effectiveDate))}
        </button>
        <Link to={listPath} className={buttonClass({ variant: 'secondary' })}>
          {text.back}
        </Link>
        <Button type="submit" loading={isSaving}>
          {draft.effectiveDate === today ? text.publish : text.save}
        </Button>
      </FormBar>
    </form>
  );
}

interface VersionDraft {
  version: string;
  effectiveDate: string;
  isMajor: boolean;
  summary: string;
}

interface VersionFieldsProps {
  draft: VersionDraft;
  last: Version | undefined;
  today: string;
  /** The change must be announced some days before. */
  isAnnounced: boolean;
  /** First possible day of a normal or a major change. */
  earliestOf: (isMajor: boolean) => string;
  errors: FieldErrors;
  onChange: (changes: Partial<VersionDraft>) => void;
}

function VersionFields({ draft, last, today, isAnnounced, earliestOf, errors, onChange }: VersionFieldsProps) {
  const earliest = earliestOf(draft.isMajor);
  const { effectiveDate } = draft;
  /** The day that was offered follows; one that was chosen stays. */
  const changeTo = (isMajor: boolean) =>
    onChange({ isMajor, effectiveDate: effectiveDate === earliest ? earliestOf(isMajor) : effectiveDate });
  return (
    <>
      {isAnnounced && (
        <RadioGroup
          legend={text.change}
          name="change"
          className={lineWhenNeeded}
          value={draft.isMajor ? 'major' : 'normal'}
          options={[
            { value: 'normal', label: text.normal(LIMITS.termNoticeDays) },
            { value: 'major', label: text.major(LIMITS.termMajorNoticeDays) },
          ]}
          onChange={(value) => changeTo(value === 'major')}
        />
      )}
      <div className="grid gap-x-5 gap-y-2 sm:max-xl:grid-cols-2">
        <TextField
          label={text.version}
          required
          value={draft.version}
          maxLength={LIMITS.termVersionMaxChars}
          autoComplete="off"
          hint={last ? text.versionHint(last.version) : text.firstVersionHint}
          error={errors.version}
          onChange={({ target }) => onChange({ version: target.value })}
        />
        <DateField
          label={text.effectiveDate}
          required
          name="effectiveDate"
          value={effectiveDate}
          min={earliest}
          hint={earliest === today ? text.todayHint : text.dateHint(earliest)}
          error={errors.effectiveDate}
          onChange={(day) => onChange({ effectiveDate: day })}
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
        onChange={({ target }) => onChange({ summary: target.value })}
      />
    </>
  );
}

interface TextTabsProps {
  text: ReturnType<typeof useMarkdownText>;
  error: string | null | undefined;
  compared: ComponentProps<typeof TermDiff>;
  onChange: () => void;
}

/** The text in an editor, as it will be shown, and compared with the last version. */
function TextTabs({ text: { html, setHtml }, error, compared, onChange }: TextTabsProps) {
  const editor = useRef<EditorHandle>(null);
  return (
    <div className="min-w-0 max-xl:mb-6">
      <PanelTabs
        stays
        label={text.tabs}
        tabs={[
          {
            value: 'write',
            label: text.writeTab,
            content: (
              <>
                <PlaceButtons places={text.places} onInsert={(place) => editor.current?.insert(`{${place}}`)} />
                <LazyEditor
                  format="text"
                  label={text.body}
                  required
                  initialHtml={html}
                  places={text.places}
                  handle={editor}
                  maxChars={LIMITS.termBodyMaxChars}
                  hint={text.bodyHint}
                  error={error}
                  onChange={(written) => {
                    setHtml(written.html);
                    onChange();
                  }}
                />
              </>
            ),
          },
          { value: 'preview', label: text.previewTab, content: <TermPreview {...compared} /> },
          { value: 'diff', label: text.diffTab, content: <TermDiff {...compared} /> },
        ]}
      />
    </div>
  );
}
