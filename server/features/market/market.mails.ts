import type { Config } from '../../config.ts';
import type { RenderedMail } from '../../mail/templates.ts';
import { renderMail } from '../../mail/templates.ts';

interface Decision {
  documentId: string;
  title: string;
  isPublished: boolean;
  note: string;
}

/** Tells whoever handed it in how the review ended. */
export function decidedMail(
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
  { documentId, title, isPublished, note }: Decision,
): RenderedMail {
  const sentence = isPublished
    ? '등록하신 마켓 상품이 심사를 마치고 게시되었습니다.'
    : '등록하신 마켓 상품이 반려되었습니다. 사유를 확인하고 고친 뒤 다시 심사를 요청해주세요.';
  return renderMail({
    template: 'market-decided',
    subject: isPublished ? '마켓 상품이 게시되었습니다' : '마켓 상품이 반려되었습니다',
    productName,
    lines: [sentence, `제목: ${title}`, ...(isPublished || note === '' ? [] : [`사유: ${note}`])],
    link: { label: '상품 확인하기', url: `${publicUrl}/marketDetail/${documentId}` },
  });
}
