import { useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import { messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useDialog } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { seedsOf } from '#web/features/files/attachment-state.ts';
import type { Attachments } from '#web/features/files/use-file-list.ts';
import type { DocumentValues, SavedDocument } from './document-values.ts';
import { inputOf } from './document-values.ts';
import { popupTold } from './popup-told.ts';

const text = messages.documents.form;

interface SaveOptions {
  boardType: BoardType;
  document: SavedDocument | null;
  version: number;
  form: UseFormReturn<DocumentValues>;
  attachments: Attachments;
  /** Whose draft the registration removes. */
  draftWriters: () => string[];
  onSaved: (documentId: string) => void;
}

/** Creates or saves a document. On failure the input stays, and each error is shown at its field. */
export function useSaveDocument(options: SaveOptions) {
  const { boardType, document, version, form, attachments, draftWriters, onSaved } = options;
  const api = useApi();
  const dialog = useDialog();
  const showFailure = useShowFailure();
  const [isStale, setStale] = useState(false);
  const [isSending, setSending] = useState(false);

  const send = async (values: DocumentValues, baseVersion: number): Promise<void> => {
    setSending(true);
    try {
      const input = { ...inputOf(values, seedsOf(attachments.items)), draftWriters: draftWriters() };
      const { documentId } = document
        ? await api.post('/api/v1/board/update', { ...input, documentId: document.documentId, version: baseVersion })
        : await api.post('/api/v1/board/write', { ...input, boardType });
      setStale(false);
      onSaved(documentId);
    } finally {
      setSending(false);
    }
  };

  const explain = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (isConflict(error)) return setStale(true);
    const fields = { ...error.fields };
    const slots = boardOf(boardType).slots;
    const ofFiles = slots.filter(({ purpose }) => `files.${purpose}` in fields);
    for (const { purpose } of ofFiles) attachments.setError(purpose, fields[`files.${purpose}`] ?? null);
    if (fields.fileIds && slots[0]) attachments.setError(slots[0].purpose, fields.fileIds);
    const known = Object.entries(fields).filter(
      ([name]) => nameOf(name) in form.getValues() || name.startsWith('fields.'),
    );
    for (const [name, message] of known) form.setError(nameOf(name), { message }, { shouldFocus: true });
    if (known.length === 0 && ofFiles.length === 0 && !fields.fileIds) showFailure(error);
  };

  const attempt = async (step: () => Promise<unknown>) => {
    try {
      await step();
    } catch (error) {
      explain(error);
    }
  };

  return {
    isStale,
    /** Not while the registration is only asked about. */
    isSending,
    save: (values: DocumentValues) => {
      if (document) return attempt(() => send(values, version));
      const title = text.registerConfirmTitle;
      const hint = popupTold(values, new Date()).trim() || undefined;
      const question = {
        title,
        messageHtml: text.registerConfirm,
        hint,
        confirm: true,
        confirmLabel: title,
        cancel: true,
      };
      return attempt(() => dialog.open({ ...question, onConfirm: () => send(values, version) }));
    },
    /** Replaces the newest version, after the user has been warned. */
    overwrite: (values: DocumentValues) =>
      attempt(async () => {
        const { document: current } = await api.post('/api/v1/board/regData', {
          boardType,
          documentId: document?.documentId,
        });
        await send(values, current?.version ?? version);
      }),
  };
}

/** The form field for an API field: the API calls the body `bodyHtml`. */
const nameOf = (field: string) => (field === 'bodyHtml' ? 'body' : field) as FieldPath<DocumentValues>;
