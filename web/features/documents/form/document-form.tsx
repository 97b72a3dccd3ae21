import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { FileSlot } from '#shared/boards/board.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { checkTitle } from '#shared/validation.ts';
import { paths } from '#shared/paths.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { Switch } from '#web/ui/form/checkbox.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';
import { readDuration } from '#web/features/files/read-duration.ts';
import { AttachmentField } from '#web/features/files/attachment-field.tsx';
import { useListLink } from '../use-list-link.ts';
import { BoardFields } from './fields/board-fields.tsx';
import { BodyField } from './fields/body-field.tsx';
import { FormButtons } from './form-buttons.tsx';
import type { SavedDocument } from './document-values.ts';
import type { Previewed } from './preview-message.ts';
import { previewOf } from './preview-message.ts';
import { SettingFields, useBoardSettings } from './fields/setting-fields.tsx';
import { SimilarDocuments } from './fields/similar-documents.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useDocumentForm } from './use-document-form.ts';

/** Loaded when asked for. */
const DocumentPreview = onDemand(async () => (await import('./document-preview.tsx')).DocumentPreview);

const text = messages.documents.form;

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
  const userName = useAppState((state) => state.userName);
  const { form, attachments, textKey, isStale, draftSavedAt, saveDraft, onSubmit, onOverwrite } = useDocumentForm(
    boardType,
    document,
  );
  const { register, formState, control } = form;
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const settings = useBoardSettings(board);
  const hasAside = canPublish || settings.length > 0;
  const title = useWatch({ control, name: 'title' });

  const fillDuration =
    ({ durationField }: FileSlot) =>
    ([video]: readonly File[]) => {
      if (!durationField || !video) return;
      void readDuration(video).then((seconds) => {
        if (seconds !== null)
          form.setValue(`fields.${durationField}`, String(Math.round(seconds)), { shouldDirty: true });
      });
    };

  return (
    <FormProvider {...form}>
      <Form onSubmit={(event) => void onSubmit(event)} noValidate className="mt-8">
        <div className={hasAside ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-8' : undefined}>
          <div className="min-w-0">
            <div className="mb-2.5 grid gap-x-5 gap-y-2.5 md:grid-cols-[200px_1fr]">
              <Select
                label={board.categoryLabel}
                required
                options={categories.map((name) => ({ value: name, label: name }))}
                placeholder={text.categoryPlaceholder}
                error={formState.errors.category?.message}
                {...register('category', { validate: (value) => value !== '' || messages.choose(board.categoryLabel) })}
              />
              <TextField
                label={board.titleLabel}
                required
                maxLength={LIMITS.titleMaxChars}
                autoComplete="off"
                error={formState.errors.title?.message}
                {...register('title', { validate: (value) => checkTitle(value, board.titleLabel) ?? true })}
              />
            </div>
            {board.hasAnswers && document === null && <SimilarDocuments boardType={boardType} title={title} />}
            <BoardFields board={board} isNew={document === null} />
            <BodyField boardType={boardType} label={board.bodyLabel} textKey={textKey} />
            {board.slots.map((slot) => (
              <div key={slot.purpose} className="mt-4">
                <AttachmentField slot={slot} attachments={attachments} onChosen={fillDuration(slot)} />
              </div>
            ))}
            {board.hasPrivatePosts && (
              <Switch label={text.private} hint={text.privateHint} {...register('isPrivate')} className="mt-8" />
            )}
          </div>
          {hasAside && (
            <div className="max-lg:mt-8 lg:sticky lg:top-24">
              <SettingFields settings={settings} canPublish={canPublish} />
            </div>
          )}
        </div>
        {isStale && document && (
          <div className="mt-8">
            <StaleNotice
              boardType={boardType}
              documentId={document.documentId}
              isBusy={formState.isSubmitting}
              onOverwrite={() => void onOverwrite()}
            />
          </div>
        )}
        <FormButtons
          isNew={document === null}
          isBusy={formState.isSubmitting}
          cancelTo={document ? paths.boardDetail(boardType, document.documentId) : listLink}
          draftSavedAt={draftSavedAt}
          onSaveDraft={saveDraft}
          onPreview={() =>
            setPreviewed(previewOf(boardType, form.getValues(), attachments.items, text.preview.noTitle, userName))
          }
        />
        {previewed && <DocumentPreview previewed={previewed} onClose={() => setPreviewed(null)} />}
      </Form>
    </FormProvider>
  );
}
