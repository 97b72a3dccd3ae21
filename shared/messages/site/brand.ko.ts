import { withParticle } from '#shared/text/korean.ts';

/** Texts of name and logo of the portal. */
export const brandText = {
  /** Product of the demo content. */
  deliveredProduct: 'AION-U',
  /** Until a portal without demo content is given the name of its product. */
  unnamedProduct: 'RPA',
  title: '제품 이름과 로고',
  hint: '헤더와 푸터, 메일, 매뉴얼, 검색 결과에 표시됩니다. Center의 이름도 제품 이름을 따릅니다.',
  name: '제품 이름',
  nameHint: (setting: string) =>
    setting === ''
      ? '방문자에게 보일 이름입니다.'
      : `비워두면 서버 설정 PRODUCT_NAME의 ${withParticle(`‘${setting}’`, '을')} 표시합니다.`,
  logo: '로고',
  logoHint:
    'PNG, JPG, WebP, 최대 1MB. 배경이 투명한 가로형 이미지가 좋습니다. 어두운 배경에서는 흰 바탕 위에 표시합니다.',
  choose: '이미지 선택',
  replace: '다른 이미지 선택',
  remove: '로고 삭제',
  preview: '로고 미리보기',
  hasName: '이미지에 이름이 들어 있습니다(옆에 이름을 따로 적지 않습니다).',
};
