import { useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { savedState, useOrigin } from '#web/lib/page/origin.ts';
import { submitByKeys } from '#web/ui/form/submit-keys.tsx';
import { cx } from '#web/ui/cx.ts';
import { Switch } from '#web/ui/form/checkbox.tsx';
import { FormSide, SIDE_BY_SIDE } from '#web/ui/form-side.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';
import { useListLink } from '../use-list-link.ts';
import type { SavedDocument } from './document-values.ts';
import { SettingFields, useBoardSettings } from './fields/setting-fields.tsx';
import { usePrefill } from './fields/use-prefill.ts';
import { FormButtons } from './form-buttons.tsx';
import { FormSection } from './form-section.tsx';
import { FormMarks } from './form-marks.tsx';
import { sectionsOf } from './form-sections.ts';
import type { Previewed } from './preview-message.ts';
import { previewOf } from './preview-message.ts';
import { StaleNotice } from '#web/lib/failures/stale-notice.tsx';
import { TitleFields } from './title-fields.tsx';
import { useDocumentForm } from './use-document-form.ts';

/** Loaded when asked for. */
const DocumentPreview = onDemand(async () => (await import('./document-preview.tsx')).DocumentPreview);

const text = messages.documents.form;
const SETTINGS = 'form-settings';
/** Beside the side menu, which knows the height of the header, the bar of a short form is at the edge of the window, too. */
const DOWN_TO_THE_EDGE = 'mt-6 flex min-h-[calc(100dvh-var(--header)-var(--bar)-6rem)] max-w-[1400px] flex-col';

interface DocumentFormProps {
  boardType: BoardType;
  categories: readonly string[];
  canPublish: boolean;
  /** Null for a new document. */
  document: SavedDocument | null;
}

/** Form of any board, built from the board's definition. */
export function DocumentForm({ boardType, categories, canPublish, document }: DocumentFormProps) {
  const board = boardOf(boardType);
  const listLink = useListLink();
  const origin = useOrigin();
  const userName = useAppState((state) => state.userName);
  const { form, attachments, textKey, isStale, isSending, draftSavedAt, ...acts } = useDocumentForm(
    boardType,
    document,
  );
  const { saveDraft, overtakeDraft, onSubmit, onOverwrite } = acts;
  const isNew = document === null;
  usePrefill(isNew, board.fields, form);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const settings = useBoardSettings(board);
  const hasSettings = canPublish || settings.length > 0;
  const sections = sectionsOf(board);
  const marks = useMemo(
    () => (boardOf(boardType).formSections ?? []).map(({ title }, at) => ({ id: `form-section-${at}`, title })),
    [boardType],
  );
  const hasMarks = marks.length > 0;
  const titleFields = <TitleFields boardType={boardType} board={board} categories={categories} isNew={isNew} />;

  return (
    <FormProvider {...form}>
      <Form
        onSubmit={(event) => void onSubmit(event)}
        onKeyDownCapture={submitByKeys}
        noValidate
        className={cx(DOWN_TO_THE_EDGE, hasMarks && 'marked-form')}
      >
        {hasMarks && (
          <FormMarks
            look="row"
            marks={hasSettings ? [...marks, { id: SETTINGS, title: text.settings }] : marks}
            className="sticky top-[calc(var(--header,73px)+var(--bar,0px))] z-9 mb-2 bg-surface py-2 xl:hidden"
          />
        )}
        <div
          className={cx(
            'flex-1',
            hasSettings
              ? SIDE_BY_SIDE
              : hasMarks && 'xl:grid xl:grid-cols-[minmax(0,1fr)_200px] xl:items-start xl:gap-8',
          )}
        >
          <div className="min-w-0">
            {!board.formSections && titleFields}
            {sections.map((section, at) => (
              <FormSection
                key={section.title}
                id={marks[at]?.id}
                boardType={boardType}
                board={board}
                section={section}
                textKey={textKey}
                attachments={attachments}
              >
                {at === 0 && board.formSections && titleFields}
              </FormSection>
            ))}
            {board.hasPrivatePosts && (
              <Switch label={text.private} hint={text.privateHint} {...form.register('isPrivate')} className="mt-8" />
            )}
          </div>
          {(hasSettings || hasMarks) && (
            <FormSide>
              {hasMarks && <FormMarks look="list" marks={marks} className="mb-5 max-xl:hidden" />}
              {hasSettings && (
                <div id={SETTINGS} className="max-xl:mt-8 max-xl:scroll-mt-20">
                  <SettingFields settings={settings} canPublish={canPublish} />
                </div>
              )}
            </FormSide>
          )}
        </div>
        {isStale && document && (
          <StaleNotice
            href={paths.boardDetail(boardType, document.documentId)}
            isBusy={isSending}
            onOverwrite={() => void onOverwrite()}
          />
        )}
        <FormButtons
          isNew={isNew}
          isBusy={isSending}
          cancelTo={origin ?? (document ? paths.boardDetail(boardType, document.documentId) : listLink)}
          cancelState={origin && document && savedState(document.documentId)}
          draftSavedAt={draftSavedAt}
          onSaveDraft={saveDraft}
          onOvertakeDraft={overtakeDraft && (() => void overtakeDraft())}
          onPreview={() =>
            setPreviewed(previewOf(boardType, form.getValues(), attachments.items, text.preview.noTitle, userName))
          }
        />
        {previewed && <DocumentPreview previewed={previewed} onClose={() => setPreviewed(null)} />}
      </Form>
    </FormProvider>
  );
}
