import { adminText } from '../admin.ko.ts';

const people = (count: number) => `${count.toLocaleString('ko-KR')}명`;

const campaignMails = (count: number) => `광고 메일 ${count.toLocaleString('ko-KR')}건`;

/** Texts of the advertising mails. */
export const campaignText = {
  title: '광고 메일',
  description: '이메일 수신에 동의한 사람들에게 한 번에 보내는 광고성 정보입니다. 메일마다 수신거부 링크가 들어갑니다.',
  back: '목록',
  people,
  recipients: (count: number) => `현재 수신 대상 ${people(count)}`,
  who: '이메일 수신에 동의하고 주소를 확인한 회원과 문의자입니다.',
  start: '광고 메일 쓰기',
  unsent: '보내지 않은 광고 메일',
  savedAt: (time: string) => `${time} 저장`,
  goOn: '이어 쓰기',
  sent: '보낸 광고 메일',
  none: '아직 보낸 광고 메일이 없습니다.',
  noneHint:
    '새 기능과 행사, 할인 소식을 수신에 동의한 사람들에게 한 번에 알릴 때 씁니다. 작성해 저장하고, 나에게 보낸 시험 메일을 확인한 다음 보냅니다.',
  /** After the number of mails of one, which leads to their list. */
  toMails: '통 보기',
  columns: { queuedAt: '보낸 일시', subject: '제목', all: '받는 사람', refused: '그 뒤 수신거부' },
  send: {
    title: '보내기',
    facts: { to: '받는 사람', when: '보내는 때', saved: '보낼 내용' },
    now: '누르면 바로',
    night: '지금은 야간이므로 오전 8시',
    filed: adminText.mailFiled('메일'),
    lastSaved: (time: string) => `${time}에 저장한 제목과 본문`,
    untouched: '고치지 않은 기본 제목과 본문',
    nobody: '이메일 수신에 동의한 사람이 없어 보낼 수 없습니다.',
    unsaved: '저장하지 않은 내용이 있습니다. 저장한 뒤에 보낼 수 있습니다.',
    again: (time: string) => `이 내용은 ${time}에 이미 보냈습니다.`,
    button: (count: number) => `${people(count)}에게 보내기`,
    questionTitle: '광고 메일 보내기',
    question: (subjectHtml: string, count: number) =>
      `‘${subjectHtml}’ 메일을 이메일 수신에 동의한 ${people(count)}에게 보냅니다.<br>보낸 메일은 되돌릴 수 없습니다.`,
    questionFiled: (subjectHtml: string, count: number) =>
      `‘${subjectHtml}’ 메일의 수신 대상은 이메일 수신에 동의한 ${people(count)}입니다.<br>${adminText.mailFiled('메일')}`,
    questionAtNight: '<br>지금은 야간이므로 오전 8시에 보냅니다.',
    conflict:
      '다른 사용자가 먼저 수정하거나 보냈습니다. 메일을 보내지 않았으며, 지금의 내용을 불러왔습니다. 확인한 뒤 다시 보내주세요.',
    mails: campaignMails,
    done: ({ count, isNight }: { count: number; isNight: boolean }) =>
      `${campaignMails(count)}을 ${isNight ? '오전 8시에 보냅니다.' : '보내기 시작했습니다.'}`,
  },
  stop: {
    column: '관리',
    button: '보내기 중단',
    question: (subjectHtml: string, waiting: number) =>
      `‘${subjectHtml}’ 메일 보내기를 중단하시겠습니까?<br>아직 보내지 않은 ${waiting.toLocaleString('ko-KR')}건은 목록에서 사라지며, 이미 보낸 메일은 되돌릴 수 없습니다.`,
    done: (stopped: number, sent: number) =>
      sent === 0
        ? `${stopped.toLocaleString('ko-KR')}건을 보내지 않고 중단했습니다. 보낸 메일은 없습니다.`
        : `${stopped.toLocaleString('ko-KR')}건을 보내지 않고 중단했습니다. ${sent.toLocaleString('ko-KR')}건은 이미 보냈습니다.`,
    nothing: '중단할 메일이 없습니다. 이미 모두 보냈거나 다른 관리자가 중단했습니다.',
  },
};
