import { withParticle } from '#shared/text/korean.ts';
import { formatCount } from '#shared/text/count.ts';

export const required = (item: string) => `${withParticle(item, '을')} 입력해주세요.`;
export const choose = (item: string) => `${withParticle(item, '을')} 선택해주세요.`;
export const hiddenInLines = (item: string) => `${item}에 보이지 않는 문자는 쓸 수 없습니다.`;
export const hiddenCharacters = (item: string) => `${item}에 줄바꿈이나 보이지 않는 문자는 쓸 수 없습니다.`;
export const tooLong = (item: string, chars: number) =>
  `${withParticle(item, '은')} 최대 ${formatCount(chars)}자까지 입력할 수 있습니다.`;
export const tooShort = (item: string, chars: number) => `${withParticle(item, '은')} ${chars}자 이상 입력해주세요.`;
export const network = '네트워크 연결을 확인해주세요.';
export const stay = '계속 작성';
export const requiredAgreements = '필수 항목에 동의해주세요.';
