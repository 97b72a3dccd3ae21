import { LIMITS } from '../../../shared/limits.ts';
import type { Config } from '../../config.ts';
import type { RenderedMail } from '../../mail/templates.ts';
import { renderMail } from '../../mail/templates.ts';

type Names = Pick<Config, 'productName' | 'publicUrl'>;

export const foundIdsMail = ({ productName, publicUrl }: Names, userIds: readonly string[]): RenderedMail =>
  renderMail({
    template: 'find-id',
    subject: '아이디를 안내해드립니다',
    productName,
    lines: ['요청하신 아이디를 안내해드립니다.', ...userIds.map((userId) => `아이디: ${userId}`)],
    link: { label: '로그인하기', url: `${publicUrl}/login` },
  });

export const resetPasswordMail = ({ productName, publicUrl }: Names, token: string): RenderedMail =>
  renderMail({
    template: 'reset-password',
    subject: '비밀번호를 재설정해주세요',
    productName,
    lines: [
      '비밀번호 재설정을 요청하셨습니다. 아래 버튼을 눌러 새 비밀번호를 설정해주세요.',
      `링크는 ${LIMITS.resetTokenMinutes}분 동안 한 번만 사용할 수 있습니다.`,
      '직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.',
    ],
    link: { label: '비밀번호 재설정', url: `${publicUrl}/resetPassword?token=${token}` },
  });

export const passwordChangedMail = ({ productName, publicUrl }: Names): RenderedMail =>
  renderMail({
    template: 'password-changed',
    subject: '비밀번호가 변경되었습니다',
    productName,
    lines: [
      '회원님의 비밀번호가 변경되어 모든 기기에서 로그아웃되었습니다.',
      '직접 변경하지 않으셨다면 지금 바로 비밀번호를 재설정하고 문의해주세요.',
    ],
    link: { label: '비밀번호 찾기', url: `${publicUrl}/findPW` },
  });

export const verifyEmailMail = ({ productName, publicUrl }: Names, token: string): RenderedMail =>
  renderMail({
    template: 'verify-email',
    subject: '새 이메일 주소를 확인해주세요',
    productName,
    lines: [
      '회원정보의 이메일 주소를 이 주소로 변경하려면 아래 버튼을 눌러주세요.',
      `링크는 ${LIMITS.emailTokenHours}시간 동안 사용할 수 있습니다.`,
    ],
    link: { label: '이메일 주소 확인', url: `${publicUrl}/verifyEmail?token=${token}` },
  });

export const emailChangeNoticeMail = ({ productName, publicUrl }: Names): RenderedMail =>
  renderMail({
    template: 'email-change-notice',
    subject: '이메일 주소 변경이 요청되었습니다',
    productName,
    lines: [
      '회원님의 이메일 주소를 다른 주소로 변경하는 요청이 접수되었습니다.',
      '직접 요청하지 않으셨다면 비밀번호를 변경하고 문의해주세요.',
    ],
    link: { label: '회원정보 확인', url: `${publicUrl}/userEdit` },
  });
