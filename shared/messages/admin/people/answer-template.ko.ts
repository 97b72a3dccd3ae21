import { escapeHtml } from '../../../text/escape-html.ts';
import { FAILURE_TEXT } from '../../common/failure.ko.ts';
import { withParticle } from '#shared/text/korean.ts';

/** Texts of the templates for answers to inquiries and questions. */
export const answerTemplateText = {
  label: '답변 템플릿',
  choose: '템플릿 넣기',
  none: '저장한 답변 템플릿이 없습니다.',
  noneHint: '자주 쓰는 답변을 저장해두면 담당자 모두가 답변에 넣을 수 있습니다.',
  create: '새 템플릿',
  search: '템플릿 찾기',
  notLoaded: '템플릿을 불러오지 못했습니다.',
  noHit: '조건에 맞는 템플릿이 없습니다.',
  fields: (names: readonly string[]) =>
    `템플릿의 ${withParticle(names.map((name) => `{${name}}`).join(', '), '은')} 넣을 때 실제 값으로, 저장할 때 다시 항목으로 바뀝니다. 같은 이름으로 저장하면 그 템플릿을 고칩니다.`,
  fieldsOf: (names: readonly string[]) =>
    `${withParticle(names.map((name) => `{${name}}`).join(', '), '은')} 답변에 넣을 때 실제 값으로 바뀝니다.`,
  unknownFields: (unknown: readonly string[], known: readonly string[]) =>
    `템플릿에 ${withParticle(unknown.join(', '), '은')} 쓸 수 없습니다. 쓸 수 있는 항목은 ${known.join(', ')}입니다.`,
  unfilled: (fields: readonly string[]) => `답변에 ${withParticle(fields.join(', '), '이')} 그대로 남아 있습니다.`,
  unfilledTitle: '채우지 않은 항목',
  unfilledConfirm: '이대로 진행하시겠습니까?',
  sendUnfilled: '이대로 진행',
  fill: '답변 고치기',
  name: '템플릿 이름',
  save: '템플릿으로 저장',
  saved: '템플릿을 저장했습니다.',
  conflict: `${FAILURE_TEXT.CM08} 저장하지 않았으며, 지금의 템플릿을 불러왔습니다. 확인한 뒤 다시 저장해주세요.`,
  nameTaken: '같은 이름의 템플릿이 있습니다. 다른 이름을 입력해주세요.',
  manage: '템플릿 관리',
  titles: { free: '문의 답변 템플릿', questions: '질문 답변 템플릿' },
  shared: '담당자 모두가 함께 쓰는 템플릿입니다. 바꾸거나 삭제하면 모두에게 바로 반영됩니다.',
  body: '템플릿 내용',
  edit: '수정',
  keepChange: '저장',
  editOf: (name: string) => `‘${name}’ 수정`,
  delete: '삭제',
  deleteOf: (name: string) => `‘${name}’ 삭제`,
  remove: '템플릿 삭제',
  removeConfirm: (name: string) =>
    `답변 템플릿 ${withParticle(`‘${escapeHtml(name)}’`, '을')} 삭제하시겠습니까?<br>다른 담당자도 더 이상 쓸 수 없습니다.`,
  removed: '템플릿을 삭제했습니다.',
  noPictures: '템플릿에는 이미지를 저장할 수 없습니다. 이미지를 빼고 저장해주세요.',
} as const;
