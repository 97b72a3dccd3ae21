import { documentDetail } from '../boards/documents/document-detail.ko.ts';
import { documentForm } from '../boards/documents/document-form.ko.ts';
import { documentList } from '../boards/documents/document-list.ko.ts';
import { popups } from '../boards/documents/popup.ko.ts';
import { replies } from '../boards/documents/reply.ko.ts';

export const documents = {
  privateTitle: '비밀글입니다.',
  list: documentList,
  detail: documentDetail,
  replies,
  form: documentForm,
  popup: popups,
  popupPeriodHalf: '팝업 기간의 시작과 끝을 모두 입력해주세요.',
  markupTooComplex: '서식이 너무 복잡합니다. 표와 글자 모양을 줄이거나 글을 나누어 등록해주세요.',
  popupPeriodReversed: '팝업 종료 시각은 시작 시각보다 늦어야 합니다.',
} as const;
