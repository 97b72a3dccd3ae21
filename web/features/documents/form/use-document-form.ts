import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { useAppState, useToast } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { textOf, titleOf } from '#web/features/chat/handover/stored-handover.ts';
import { useHandover } from '#web/features/chat/handover/use-handover.ts';
import { richTextOf } from '#web/features/editor/rich-text-value.ts';
import type { AttachmentSeed } from '#web/features/files/attachment-state.ts';
import { attachmentOf, isUploading, seedsOf } from '#web/features/files/attachment-state.ts';
import { useAttachments } from '#web/features/files/use-attachments.ts';
import { htmlOfText } from '../../replies/reply-text.ts';
import type { Draft, DraftSaving } from '../../drafts/stored-draft.ts';
import { draftKey } from '../../drafts/stored-draft.ts';
import type { DocumentValues, SavedDocument } from './document-values.ts';
import { valuesOf } from './document-values.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useRemoteDraft } from '../../drafts/remote-draft.ts';
import { useGapStart } from './use-gap-start.ts';
import { savedState, useOrigin } from '#web/lib/page/origin.ts';
import { isFormDirty } from '#web/lib/dialog/is-form-dirty.ts';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { popupTold } from './popup-told.ts';
import { useSaveDocument } from './use-save-document.ts';
import { useSubmitWithFiles } from './use-submit-with-files.ts';

const text = messages.documents.form;

/** State and actions of the form: values, files, draft, leave warning and saving. */
export function useDocumentForm(boardType: BoardType, document: SavedDocument | null) {
  const { slots, hasReview } = boardOf(boardType);
  const toast = useToast();
  const navigate = useNavigate();
  const origin = useOrigin();
  // Fixed at opening: the draft stays available if the login ends meanwhile.
  const [loginId] = useState(useAppState((state) => state.loginId));
  const [version, setVersion] = useState(document?.version ?? 0);
  const [textKey, setTextKey] = useState(0);
  const isDone = useRef(false);

  // Of a search that found nothing: what visitors typed is the title to begin with.
  const [search] = useSearchParams();
  const word = (boardType === 'faq' && search.get('title')?.slice(0, LIMITS.titleMaxChars)) || '';
  const stored = valuesOf(boardOf(boardType), document);
  const form = useForm<DocumentValues>({ defaultValues: document ? stored : { ...stored, title: word } });
  const attachments = useAttachments(
    boardType,
    (document?.files ?? []).map((file) => attachmentOf(file, true)),
  );
  const { items } = attachments;
  const files = seedsOf(items);
  const hasOtherFiles = isUploading(items) || idsOf(files) !== idsOf(document?.files ?? []);
  const isUnsaved = () => (isFormDirty(form) || hasOtherFiles) && !isDone.current;

  const restore = (draft: Draft) => {
    form.reset(draft.values, { keepDefaultValues: true });
    attachments.restore(draft.files);
    setVersion(draft.version);
    setTextKey((key) => key + 1);
  };
  const remote = useRemoteDraft(boardType, document?.documentId ?? '');
  const draft = useDraft({
    remote,
    draftKey: draftKey({ loginId, boardType, documentId: document?.documentId ?? null }),
    form,
    version,
    files,
    isUnsaved,
    onRestore: restore,
  });
  useHandover(boardOf(boardType).hasAnswers && document === null ? 'qna' : null, (turns) => {
    const body = richTextOf(htmlOfText(textOf(turns, LIMITS.bodyMaxChars / 2)));
    form.setValue('title', titleOf(turns, LIMITS.titleMaxChars), { shouldDirty: true });
    form.setValue('body', body, { shouldDirty: true });
    setTextKey((key) => key + 1);
  });
  const linkGap = useGapStart(boardType, document === null, ({ bodyHtml, ...proposed }) => {
    form.reset({ ...form.getValues(), ...proposed, body: richTextOf(bodyHtml) }, { keepDefaultValues: true });
    setTextKey((key) => key + 1);
  });
  useLeaveWarning(isUnsaved);

  const { isStale, isSending, save, overwrite } = useSaveDocument({
    boardType,
    document,
    version,
    form,
    attachments,
    draftWriters: remote.writers,
    onSaved: (documentId) => {
      isDone.current = true;
      draft.clear();
      const detail = paths.boardDetail(boardType, documentId);
      const open = { label: text.open, run: async () => (await navigate(detail), true) };
      // The page of a new one has the way to its review or publication, without which nobody else sees it.
      const backTo = hasReview && !document ? null : origin;
      toast.success(
        document ? text.saved : text.registered + popupTold(form.getValues(), new Date()),
        backTo === null ? undefined : open,
      );
      const leave = () => navigate(backTo ?? detail, { replace: true, state: backTo && savedState(documentId) });
      void linkGap(documentId).then(leave);
    },
  });

  const tellOfDraft = (saving: DraftSaving) => {
    if (saving === 'saved') toast.success(text.draftSaved(LIMITS.draftKeptDays));
    else toast.error(saving === 'full' ? text.draftNotSaved : text.draftOvertaken.told);
  };

  const submitWithFiles = useSubmitWithFiles(slots, form, attachments);

  return {
    form,
    attachments,
    textKey,
    isStale,
    isSending,
    draftSavedAt: draft.savedAt,
    saveDraft: () => tellOfDraft(draft.save()),
    overtakeDraft: draft.isOvertaken ? async () => tellOfDraft(await draft.overtake()) : null,
    onSubmit: submitWithFiles(save),
    onOverwrite: submitWithFiles(overwrite),
  };
}

const idsOf = (files: readonly AttachmentSeed[]) =>
  files.map(({ fileId, visibility }) => `${fileId} ${visibility}`).join();
