import { withParticle } from '#shared/text/korean.ts';

/** Texts of the legal texts' versions, public and admin pages. */
export const termsText = {
  versions: '버전 목록',
  states: { past: '지난 버전', current: '시행 중', coming: '시행 예정' },
  past: '지난 버전입니다.',
  coming: '아직 시행되지 않은 버전입니다.',
  readCurrent: '현재 시행 중인 버전 보기',
  read: (version: string) => `버전 ${version} 보기`,
  compare: '변경 내용',
  compareLabel: (version: string) => `버전 ${version}의 변경 내용 보기`,
  compared: (from: string, to: string) => `버전 ${from}에서 ${withParticle(to, '으로')} 바뀐 내용`,
  closeCompare: '본문 보기',
  others: '그 밖의 약관과 동의서',

  admin: {
    title: '약관',
    description:
      '약관과 동의서의 새 버전을 예약하고 회원에게 미리 안내합니다. 회원이나 문의가 생긴 뒤에는 시행된 버전을 바꿀 수 없으며 그대로 보관됩니다.',
    kinds: '약관 종류',
    missing: (name: string) => `${name} · 등록 전`,
    caption: (name: string) => `${name}의 버전`,
    write: '새 버전 작성',
    columns: { version: '버전', date: '시행일', state: '상태', notice: '회원 안내', actions: '관리' },
    major: '중요 변경',
    delivered: '기본 제공 버전',
    edit: '수정',
    open: '본문 보기',
    notice: '안내 메일 보내기',
    noticed: (date: string, count: number) => `${date} ${count.toLocaleString('ko-KR')}명`,
    notNoticed: '보내지 않음',
    none: '아직 등록한 글이 없습니다.',
    noneHint: '기본 글을 회사에 맞게 고쳐 등록해주세요. 등록하기 전에는 방문자에게 준비 중이라고 안내합니다.',
    noticeConfirm: (count: number, name: string, version: string) =>
      `회원 ${count.toLocaleString('ko-KR')}명에게 ${name} 버전 ${version}의 변경 안내 메일을 보내시겠습니까?<br>보낸 뒤에는 이 버전을 수정할 수 없습니다.`,
    noticeMails: (count: number) => `안내 메일 ${count.toLocaleString('ko-KR')}건`,
    noticeDone: (mails: string) => `${mails}을 보내기 시작했습니다.`,
    takeBack: {
      /** Before its day. */
      coming: {
        button: '예약 취소',
        confirm: (version: string) => `버전 ${version}의 예약을 취소하시겠습니까?<br>작성한 내용은 복구할 수 없습니다.`,
        done: '예약이 취소되었습니다.',
      },
      /** In force, while nobody can have agreed to it. */
      begun: {
        button: '등록 취소',
        confirm: (version: string) => `버전 ${version}의 등록을 취소하시겠습니까?<br>작성한 내용은 복구할 수 없습니다.`,
        done: '등록이 취소되었습니다.',
      },
    },
    saved: '저장되었습니다.',
    gone: '그사이 예약이 취소된 버전입니다.',
    goneWhileEdited: '그사이 예약이 취소된 버전이라 저장하지 못했습니다. 내용을 복사해 새 버전으로 작성해주세요.',
  },
  form: {
    title: (name: string) => `${name} 새 버전`,
    editTitle: (name: string) => `${name} 예약 버전 수정`,
    version: '버전',
    versionHint: (latest: string) => `지금 가장 높은 버전은 ${latest}입니다.`,
    effectiveDate: '시행일',
    firstVersion: '1.0',
    firstSummary: '첫 버전',
    firstVersionHint: '처음 등록하는 글입니다.',
    dateHint: (day: string) => `${day}부터 지정할 수 있습니다.`,
    change: '변경의 정도',
    normal: (days: number) => `일반 변경 (${days}일 전 안내)`,
    major: (days: number) => `회원에게 불리하거나 중요한 변경 (${days}일 전 안내)`,
    summary: '변경 요약',
    summaryHint: '안내 메일에 그대로 들어갑니다.',
    body: '본문',
    bodyHint: '제품명, 회사명, 회사 이메일은 항목으로 넣으면 회사 정보의 값으로 보입니다.',
    places: { product: '제품명', company: '회사명', email: '회사 이메일' },
    insertPlace: '넣을 수 있는 항목',
    insert: (place: string) => `${place} 넣기`,
    tabs: '본문 작성과 확인',
    writeTab: '작성',
    previewTab: '미리보기',
    diffTab: '변경 비교',
    save: '시행 예약',
    back: '목록으로',
  },
  invalid: {
    version: '버전을 1.1과 같은 형식으로 입력해주세요.',
    versionNotNewer: (latest: string) => `${latest}보다 높은 버전을 입력해주세요.`,
    date: '시행일을 YYYY-MM-DD 형식으로 입력해주세요.',
    tooSoon: (days: number, day: string) =>
      `약관은 시행 ${days}일 전에 안내해야 합니다. 시행일을 ${day} 이후로 지정해주세요.`,
    beforeToday: '오늘이나 그 이후의 날짜를 지정해주세요.',
    notAfter: (day: string) => `먼저 예약된 버전의 시행일(${day})보다 뒤의 날짜를 지정해주세요.`,
    unchanged: (version: string) => `버전 ${version}의 본문에서 바뀐 내용이 없습니다. 본문을 고친 뒤 예약해주세요.`,
    nothingToTell: (version: string) =>
      `본문이 ${withParticle(`버전 ${version}`, '과')} 같아 안내할 변경이 없습니다. 예약을 취소하거나 본문을 고쳐주세요.`,
    tooManyLines: (lines: number) => `본문은 최대 ${lines.toLocaleString('ko-KR')}줄까지 작성할 수 있습니다.`,
    tooLongWord: (chars: number) =>
      `띄어쓰기 없이 이어지는 글은 최대 ${chars.toLocaleString('ko-KR')}자까지 작성할 수 있습니다.`,
  },
};
