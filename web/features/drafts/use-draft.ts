import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messages } from '#shared/messages.ko.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { useDialog, useToast } from '#web/lib/app-context.tsx';
import type { AttachmentSeed } from '#web/features/files/attachment-state.ts';
import { formatSpokenTime } from '#web/lib/format/dates.ts';
import type { Draft, DraftSaving } from './stored-draft.ts';
import { storedDraft } from './stored-draft.ts';
import type { RemoteDraft } from './remote-draft.ts';
import type { DocumentValues } from '../documents/form/document-values.ts';

const text = messages.documents.form;
const AUTOSAVE_AFTER_MS = 1_000;

interface DraftOptions {
  draftKey: string;
  /** The same draft on the server, for other devices. */
  remote: RemoteDraft;
  form: UseFormReturn<DocumentValues>;
  version: number;
  files: AttachmentSeed[];
  /** True if there are changes that are neither saved nor in a draft. */
  isUnsaved: () => boolean;
  onRestore: (draft: Draft) => void;
}

/** Saves a draft shortly after each change, and offers it when the form is opened again. */
export function useDraft({ draftKey, remote, form, version, files, isUnsaved, onRestore }: DraftOptions) {
  const dialog = useDialog();
  const toast = useToast();
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [isOvertaken, setOvertaken] = useState(false);
  // Where an earlier draft may be that was not offered yet: what is typed must not replace it.
  const unoffered = useRef<'there' | 'here and there' | null>('there');

  const local = useMemo(() => storedDraft(draftKey, remote.writer), [draftKey, remote]);
  const save = (isOthers = isOvertaken): DraftSaving => {
    const savedAt = new Date().toISOString();
    const draft = { savedAt, writer: remote.writer, version, values: form.getValues(), files };
    const saving = local.save(draft);
    if (saving === 'saved') setSavedAt(savedAt);
    if (saving === 'overtaken') setOvertaken(true);
    else if (unoffered.current === null && !isOthers) remote.save(draft, () => setOvertaken(true));
    return saving;
  };
  /** Replaces the draft that another form has saved, after its user was told of it. */
  const overtake = async (): Promise<DraftSaving> => {
    local.tellOf(local.find()?.writer);
    const there = await remote.find();
    if (there) remote.tellOf(there.writer);
    setOvertaken(false);
    return latest.current.save(false);
  };
  const latest = useRef({ save, isUnsaved, onRestore });
  useEffect(() => {
    latest.current = { save, isUnsaved, onRestore };
  });

  useEffect(() => {
    let isGone = false;
    const here = local.find();
    unoffered.current = here === null ? 'there' : 'here and there';
    const offer = async () => {
      const draft = newest(here, await remote.find());
      if (draft === null) return;
      // This browser has a copy of what it sent.
      const messageHtml = offerOf(draft, draft !== here) + (latest.current.isUnsaved() ? text.draftReplaces : '');
      if (isGone || dialog.isAsking(messageHtml)) return;
      // Of this one alone: the server may still have a different one of another computer. An older one in this browser is
      // never offered again, and so must not stop what is typed instead.
      local.tellOf((here ?? draft).writer);
      remote.tellOf(draft.writer);
      const buttons = { confirm: true, cancel: true, delete: true, ...text.draftButtons };
      const answer = await dialog.open({ title: text.draftTitle, messageHtml, ...buttons });
      if (answer === 'confirm') return latest.current.onRestore(draft);
      // 새로 쓰기 keeps the draft for the next time.
      if (answer !== 'delete') return;
      local.remove();
      remote.remove().catch(() => toast.error(text.draftNotDeleted));
    };
    void offer().finally(() => {
      if (isGone) return;
      unoffered.current = null;
      if (latest.current.isUnsaved()) latest.current.save();
    });
    return () => {
      isGone = true;
    };
  }, [local, remote, dialog, toast]);

  const fileIds = files.map(({ fileId }) => fileId).join();
  useEffect(() => {
    const saveUnsaved = () =>
      unoffered.current !== 'here and there' && latest.current.isUnsaved() && latest.current.save();
    let timer = setTimeout(saveUnsaved, AUTOSAVE_AFTER_MS);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(saveUnsaved, AUTOSAVE_AFTER_MS);
      },
    });
    // Saves at once when the page is left, reloaded or closed.
    const leave = () => {
      saveUnsaved();
      remote.flush();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      saveUnsaved();
    };
  }, [form, fileIds, remote]);
  // After the effect above, whose clean-up saves a last time: what it leaves waiting would be sent seconds later, when
  // the document may have been registered elsewhere.
  useEffect(() => () => remote.flush(), [remote]);

  /** After registering: the server has removed its copy in the same transaction. */
  const clear = () => {
    local.clear();
    remote.cancel();
  };
  return { save, savedAt, isOvertaken, overtake, clear };
}

const newest = (here: Draft | null, there: Draft | null): Draft | null =>
  here !== null && there !== null ? (there.savedAt > here.savedAt ? there : here) : (here ?? there);

const offerOf = ({ savedAt, values }: Draft, isElsewhere: boolean): string =>
  escapeHtml(text.draftFound(formatSpokenTime(savedAt), values.title.trim(), isElsewhere)) + text.draftFate;
