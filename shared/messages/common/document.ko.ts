import { documentDetail } from '../boards/documents/document-detail.ko.ts';
import { documentForm } from '../boards/documents/document-form.ko.ts';
import { documentList } from '../boards/documents/document-list.ko.ts';
import { replies } from '../boards/documents/reply.ko.ts';

export const documents = {
  privateTitle: '비밀글입니다.',
  list: documentList,
  detail: documentDetail,
  replies,
  form: documentForm,
  popupPeriodHalf: '팝업 기간의 시작과 끝을 모두 입력해주세요.',
  popupPeriodReversed: '팝업 종료 시각은 시작 시각보다 늦어야 합니다.',
} as const;
