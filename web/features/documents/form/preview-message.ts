import { boardOf } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import type { Attachment } from '#web/features/files/attachment-state.ts';
import { paths } from '#shared/paths.ts';
import { fromInputTime } from '#web/lib/format/dates.ts';
import type { DocumentValues } from './document-values.ts';

/** The preview page asks the form that framed it for what it should show. */
export const PREVIEW_ASKED = 'preview-asked';

/** With the time of its pop-up, which visitors are not told. */
export type Previewed = DocumentDetail & Pick<DocumentValues, 'popupFrom' | 'popupUntil'>;

export interface PreviewMessage {
  previewed: Previewed;
}

/** Files that are not saved with the document yet are there for who uploaded them. */
const urlOf = ({ fileId }: Attachment) => (fileId === null ? '#' : paths.uploadedFile(fileId));

/** What is being written, as the page of the document would get it. */
export function previewOf(
  boardType: BoardType,
  values: DocumentValues,
  files: readonly Attachment[],
  noTitle: string,
  authorName: string,
): Previewed {
  const { body, publishAt, ...written } = values;
  const firstOf = (wanted: Attachment['purpose']) =>
    files.find(({ purpose, fileId }) => purpose === wanted && fileId !== null);
  const cover = firstOf('cover') ?? firstOf('screenshot');
  const publishedAt = fromInputTime(publishAt) ?? new Date().toISOString();
  return {
    ...written,
    documentId: '',
    boardType,
    title: written.title || noTitle,
    isReadable: true,
    isNew: true,
    isMine: true,
    isScheduled: false,
    isHidden: false,
    reviewState: null,
    answerState: boardOf(boardType).hasAnswers ? '답변대기' : null,
    authorName,
    viewCount: 0,
    likeCount: 0,
    replyCount: 0,
    fileCount: files.length,
    ratingAverage: null,
    ratingCount: 0,
    coverUrl: cover ? urlOf(cover) : null,
    publishedAt,
    bodyHtml: body.html,
    files: files.map((file) => ({
      fileId: file.key,
      purpose: file.purpose,
      name: file.name,
      sizeBytes: file.sizeBytes,
      visibility: file.visibility,
      mime: '',
      sha256: '',
      downloadCount: 0,
      url: urlOf(file),
      isAllowed: true,
    })),
    reviewNote: '',
    isLiked: false,
    version: 1,
    updatedAt: publishedAt,
    previous: null,
    next: null,
    abilities: {
      update: false,
      delete: false,
      restore: false,
      like: false,
      reply: false,
      replyOfficially: false,
      changeAnswerState: false,
      readHistory: false,
    },
  };
}
