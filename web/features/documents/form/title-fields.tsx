import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Board } from '#shared/boards/board.ts';
import type { BoardType } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { checkTitle } from '#shared/validation.ts';
import { useIsDesk } from '#web/lib/page/use-is-desk.ts';
import { lineWhenNeeded } from '#web/ui/form/field-group.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { DocumentValues } from './document-values.ts';
import { SimilarDocuments } from './fields/similar-documents.tsx';

interface TitleFieldsProps {
  boardType: BoardType;
  board: Board;
  categories: readonly string[];
  isNew: boolean;
}

/** Category and title, with which every form begins. */
export function TitleFields({ boardType, board, categories, isNew }: TitleFieldsProps) {
  const { register, formState, getValues, setFocus } = useFormContext<DocumentValues>();
  // Members begin with the text above the form.
  const isWriting = useIsDesk() && isNew;
  useEffect(() => {
    if (!isWriting || document.activeElement?.closest('form')) return;
    setFocus(getValues('category') === '' ? 'category' : 'title', { shouldSelect: false });
  }, [isWriting, getValues, setFocus]);
  const title = useWatch<DocumentValues, 'title'>({ name: 'title' });
  return (
    <>
      <div className="mb-3 grid gap-x-5 gap-y-3 sm:grid-cols-[200px_minmax(0,1fr)]">
        <Select
          label={board.categoryLabel}
          required
          className={lineWhenNeeded}
          options={categories.map((name) => ({ value: name, label: name }))}
          placeholder={messages.documents.form.categoryPlaceholder}
          error={formState.errors.category?.message}
          {...register('category', { validate: (value) => value !== '' || messages.choose(board.categoryLabel) })}
        />
        <TextField
          label={board.titleLabel}
          required
          className={lineWhenNeeded}
          maxLength={LIMITS.titleMaxChars}
          autoComplete="off"
          error={formState.errors.title?.message}
          {...register('title', { validate: (value) => checkTitle(value, board.titleLabel) ?? true })}
        />
      </div>
      {board.hasAnswers && isNew && <SimilarDocuments boardType={boardType} title={title} />}
    </>
  );
}
