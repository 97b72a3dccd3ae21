import { withSubjectParticle } from '../../../shared/korean.ts';
import type { TermKind } from '../../../shared/terms.ts';
import { TERMS } from '../../../shared/terms.ts';
import type { Config } from '../../config.ts';
import type { RenderedMail } from '../../mail/templates.ts';
import { renderMail } from '../../mail/templates.ts';

interface Change {
  kind: TermKind;
  version: string;
  effectiveDate: string;
  summary: string;
}

/** Tells a member of a change before it is in force (specification point 9). */
export const termNoticeMail = (
  { productName, publicUrl }: Pick<Config, 'productName' | 'publicUrl'>,
  { kind, version, effectiveDate, summary }: Change,
): RenderedMail =>
  renderMail({
    template: 'term-notice',
    subject: `${TERMS[kind].name} 변경 안내`,
    productName,
    lines: [
      `${withSubjectParticle(TERMS[kind].name)} 변경될 예정이어서 미리 안내해드립니다.`,
      `시행일: ${effectiveDate.replaceAll('-', '.')}`,
      `변경 내용: ${summary}`,
      '변경에 동의하지 않으시면 시행일 전까지 회원탈퇴를 하실 수 있으며, 시행일까지 의사를 밝히지 않으시면 동의하신 것으로 봅니다.',
    ],
    link: { label: '변경되는 내용 보기', url: `${publicUrl}/terms/${kind}?version=${version}` },
  });
