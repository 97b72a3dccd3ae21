import type { OutputOf } from '#shared/contract/calls.ts';
import { ERROR_STATUS } from '#shared/error-codes.ts';
import { FAILURE_TEXT } from '#shared/messages/common/failure.ko.ts';
import { ApiError } from './api-error.ts';

export type DocumentPreview = OutputOf<'/api/v1/board/preview'>;

/** Error of a page that needs a login (CM02). `preview`: what the public list shows of the document. */
export class LoginRequired extends ApiError {
  readonly preview: DocumentPreview | null;

  constructor(preview: DocumentPreview | null = null) {
    super(ERROR_STATUS.CM02, 'CM02', FAILURE_TEXT.CM02);
    this.preview = preview;
  }
}
