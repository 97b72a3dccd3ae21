import { FAILURE_TEXT } from '../../common/failure.ko.ts';
import { withParticle } from '#shared/text/korean.ts';

/** Texts of the templates for answers to inquiries and questions. */
export const answerTemplateText = {
  label: '답변 템플릿',
  choose: '템플릿 넣기',
  none: '저장한 답변 템플릿이 없습니다. 답변을 쓰고 템플릿으로 저장해보세요.',
  fields: (names: readonly string[]) =>
    `템플릿의 ${withParticle(names.map((name) => `{${name}}`).join(', '), '은')} 넣을 때 실제 값으로, 저장할 때 다시 항목으로 바뀝니다. 같은 이름으로 저장하면 그 템플릿을 고칩니다.`,
  name: '템플릿 이름',
  save: '템플릿으로 저장',
  saved: '템플릿을 저장했습니다.',
  conflict: `${FAILURE_TEXT.CM08} 저장하지 않았으며, 지금의 템플릿을 불러왔습니다. 확인한 뒤 다시 저장해주세요.`,
  remove: '템플릿 삭제',
  removeConfirm: (name: string) => `답변 템플릿 ${withParticle(`‘${name}’`, '을')} 삭제하시겠습니까?`,
  removed: '템플릿을 삭제했습니다.',
  noPictures: '템플릿에는 그림을 저장할 수 없습니다. 그림을 빼고 저장해주세요.',
} as const;
