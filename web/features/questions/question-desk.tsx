import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import type { QuestionSources } from '#shared/contract/boards/question.contract.ts';
import type { ReplyPage } from '#shared/contract/boards/reply.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { questionText } from '#shared/messages/boards/question.ko.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import type { Handled } from '#web/features/admin/queue/next-waiting.tsx';
import { AnswerTemplateBar } from '#web/features/answer-templates/answer-template-bar.tsx';
import { useAskUnfilled } from '#web/features/answer-templates/use-ask-unfilled.ts';
import { ToDocument } from '#web/features/admin/queue/to-document.tsx';
import { DocumentAttachments } from '#web/features/documents/detail/document-attachments.tsx';
import { DocumentFields } from '#web/features/documents/detail/document-fields.tsx';
import { ReplyAuthor } from '#web/features/replies/reply-author.tsx';
import { ReplyPages } from '#web/features/replies/reply-pages.tsx';
import { RichReplyForm } from '#web/features/replies/rich-reply-form.tsx';
import type { EditorHandle } from '#web/features/editor/editor-props.ts';
import { useApi, useAppState, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { isGone } from '#web/lib/failures/is-gone.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import type { Queue, Question } from './question-hand-over.tsx';
import { QuestionHandOver } from './question-hand-over.tsx';
import { QuestionSourceList } from './question-source-list.tsx';

const text = questionText.desk;

/** Of the form of the answer. */
export const ANSWER_ID = 'question-answer';

export interface OpenQuestion {
  document: DocumentDetail;
  replies: ReplyPage;
  sources: QuestionSources;
}

interface QuestionDeskProps {
  open: OpenQuestion;
  /** Its row of the queue, as long as it waits. */
  row: Question | undefined;
  colleagues: Queue['colleagues'];
  /** The page of the list that has it, and the question after this one there. */
  listAddress: string;
  next: string | undefined;
}

/** One question with what was written about it, the answer being written, and beside it what helps. */
export function QuestionDesk({ open, row, colleagues, listAddress, next }: QuestionDeskProps) {
  const { document, sources } = open;
  const { replies, added, read: readReplies } = useReplies(open);
  const [editor, setEditor] = useState<EditorHandle | null>(null);
  const navigate = useNavigate();
  const insert = (html: string) => editor?.insert(html);
  const question = row ?? { documentId: document.documentId, title: document.title, assignee: null };
  return (
    <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        <article className="rounded-card border border-line bg-surface p-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
            <span className="font-semibold text-accent-ink">{document.category}</span>
            {document.isPrivate && <Badge>{questionText.privateTitle}</Badge>}
            <span>{document.authorName}</span>
            <time dateTime={document.publishedAt}>{formatDateTime(document.publishedAt)}</time>
            {row && (
              <span className="inline-flex items-center gap-1.5">
                {text.due(formatDateTime(row.dueAt))}
                {row.isOverdue && <Badge tone="danger">{questionText.overdue}</Badge>}
              </span>
            )}
          </p>
          <h2 className="mt-1.5 text-lg font-bold break-words text-ink">{document.title}</h2>
          <DocumentFields document={document} />
          <RichText html={document.bodyHtml} className="mt-4 max-w-[720px] text-base" />
          <DocumentAttachments files={document.files} />
        </article>
        <Earlier documentId={document.documentId} replies={replies} added={added} />
        <AnswerForm
          document={document}
          replyCount={replies.totalCount}
          editor={editor}
          onEditor={setEditor}
          onOvertaken={readReplies}
          onAnswered={() => {
            const state: Handled = { next };
            return navigate(listAddress, { state });
          }}
        />
      </div>
      <aside aria-label={text.aside} className="min-w-0">
        <section aria-label={questionText.columns.assignee}>
          <h3 className="text-label font-bold text-ink">{questionText.columns.assignee}</h3>
          <div className="mt-1.5">
            <QuestionHandOver question={question} colleagues={colleagues} />
          </div>
          {row && row.note !== '' && (
            <p className="mt-2 rounded-control bg-surface-soft px-3.5 py-2.5 text-sm whitespace-pre-line text-ink-soft">
              <span className="block text-xs text-ink-muted">{questionText.handOver.noteBy(row.assignedBy)}</span>
              {row.note}
            </p>
          )}
        </section>
        <QuestionSourceList sources={sources} onInsert={insert} />
        <ToDocument boardType="qna" documentId={document.documentId} />
      </aside>
    </div>
  );
}

interface Shown {
  replies: ReplyPage;
  /** Those that had not been shown before; null if nobody was overtaken. */
  added: ReadonlySet<string> | null;
}

/** The replies as the page has loaded them, or read again since: without the page, which shows what waits alone. */
function useReplies({ document: { documentId }, replies }: OpenQuestion) {
  const api = useApi();
  const showFailure = useShowFailure();
  const [later, setLater] = useState<Shown & { since: ReplyPage }>({ since: replies, replies, added: null });
  const shown: Shown = later.since === replies ? later : { replies, added: null };
  const read = () =>
    api.post('/api/v1/board/replyList', { documentId }).then((now) => {
      const known = new Set(shown.replies.list.map(({ replyId }) => replyId));
      const added = new Set(now.list.map(({ replyId }) => replyId).filter((replyId) => !known.has(replyId)));
      setLater({ since: replies, replies: now, added });
    }, showFailure);
  return { ...shown, read };
}

interface AnswerFormProps {
  document: DocumentDetail;
  /** How many replies are shown above. */
  replyCount: number;
  /** Null until its script has arrived. */
  editor: EditorHandle | null;
  onEditor: (editor: EditorHandle | null) => void;
  /** Somebody else has replied since the replies were read. */
  onOvertaken: () => Promise<void>;
  onAnswered: () => void | Promise<void>;
}

function AnswerForm({ document, replyCount, editor, onEditor, onOvertaken, onAnswered }: AnswerFormProps) {
  const api = useApi();
  const toast = useToast();
  const askUnfilled = useAskUnfilled();
  const showFailure = useShowFailure();
  const userName = useAppState((state) => state.userName);
  const [body, setBody] = useState('');
  const fields = {
    작성자: escapeHtml(document.authorName),
    제목: escapeHtml(document.title),
    담당자: escapeHtml(userName),
  };
  return (
    // Without boxes of their own, so that the bar of the form stays in view as long as the question is.
    <section id={ANSWER_ID} aria-label={text.answer} className="contents">
      <RichReplyForm
        isDesk
        boardType="qna"
        label={text.answer}
        submitLabel={messages.documents.replies.submit}
        hasState
        autoFocus={false}
        handle={onEditor}
        onBody={({ html }) => setBody(html)}
        tools={
          <div className="mt-5">
            {editor && <AnswerTemplateBar of="questions" fields={fields} body={body} onInsert={editor.insert} />}
          </div>
        }
        onSubmit={async (bodyHtml, answerState, onStored) => {
          const { documentId } = document;
          const answer = { documentId, bodyHtml, isOfficial: true, answerState, seenReplies: replyCount };
          if (!(await askUnfilled(bodyHtml))) return false;
          try {
            await api.post('/api/v1/board/writeReply', answer, { tells: 'CM04' });
          } catch (error) {
            if (isGone(error)) return text.deleted;
            if (isConflict(error)) {
              await onOvertaken();
              return messages.documents.replies.overtaken;
            }
            showFailure(error);
            return false;
          }
          onStored();
          toast.success(messages.documents.replies.written);
          // Without reloading this page first: the question does not wait any more.
          await onAnswered();
          return true;
        }}
      />
    </section>
  );
}

/** What was answered before, where a question waits again. What a colleague has added takes the focus, and so the view. */
function Earlier({ documentId, replies, added }: Shown & { documentId: string }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (added === null) return;
    // Where it is on another page of replies, their list.
    const place = section.current?.querySelector<HTMLElement>('[data-added]') ?? section.current;
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'start' });
  }, [added]);
  const shown = replies.list.filter(({ isDeleted }) => !isDeleted);
  if (shown.length === 0 && replies.pageCount <= 1) return null;
  return (
    <section
      ref={section}
      id="replies"
      aria-label={text.earlier}
      tabIndex={-1}
      className="mt-4 rounded-card border border-line px-5"
    >
      <ul className="divide-y divide-line">
        {shown.map((reply) => (
          <li
            key={reply.replyId}
            tabIndex={-1}
            data-added={added?.has(reply.replyId) ? '' : undefined}
            className="py-4"
          >
            {added?.has(reply.replyId) && (
              <Badge tone="accent" className="mb-2">
                {reply.isOfficial ? text.addedAnswer : text.addedComment}
              </Badge>
            )}
            <ReplyAuthor reply={reply} />
            <RichText html={reply.bodyHtml} className="mt-2 text-base" />
          </li>
        ))}
      </ul>
      <ReplyPages replies={replies} open={documentId} />
    </section>
  );
}
