import { FILED_MAIL_DAYS } from '#shared/mail/mail-states.ts';

const filedMails = (count: number) =>
  `최근 ${FILED_MAIL_DAYS}일 동안 메일 ${count.toLocaleString('ko-KR')}건이 받는 사람에게 가지 않고 파일로 남았습니다.`;

/** Texts of the system state and the database download. */
export const healthText = {
  title: '시스템 상태',
  description: '포털이 어떻게 동작하고 있는지 확인하고, 데이터베이스를 다운로드합니다.',
  well: '포털이 정상으로 동작하고 있습니다. 지금 처리할 일이 없습니다.',
  toCheck: (count: number) => `확인이 필요한 일이 ${count}가지 있습니다.`,
  concerns: {
    title: '확인이 필요한 일',
    folded: (count: number) => `확인이 필요한 일 ${count}가지`,
    asleep:
      '복원한 포털이 잠들어 있어 메일을 보내지 않고 파일을 지우지 않습니다. 실제로 쓰려면 서버에서 npm run wake를 실행해주세요.',
    disk: (percent: number) => `디스크의 여유가 ${percent}%뿐입니다. 공간을 늘리거나 쓰지 않는 파일을 정리해주세요.`,
    noBackup: (dir?: string) => {
      const never = '아직 첨부파일까지 모두 백업한 적이 없습니다.';
      if (dir === undefined) return `${never} 서버 설정 BACKUP_DIR을 지정하면 매일 자동으로 백업합니다.`;
      return dir === '' ? never : `${never} 한 시간 안에 ${dir} 폴더에 자동으로 백업합니다.`;
    },
    oldBackup: (days: number) =>
      `첨부파일까지 모두 백업한 것은 ${days}일 전이 마지막입니다. 백업이 멈추지 않았는지 확인해주세요.`,
    backupFolder: (detail: string) => `백업 폴더에 쓸 수 없어 자동 백업이 실패합니다. ${detail}`,
    lostFiles: (count: number, names: string) =>
      `저장소에 없어도 백업하도록 허용한 파일이 ${count.toLocaleString('ko-KR')}개 있습니다. 파일을 되찾으면 다음 백업 때 목록에서 빠집니다: ${names}`,
    replacedSources: '포털을 시작한 뒤에 설치 폴더의 소스가 바뀌었습니다. 두 버전이 섞이지 않도록 다시 시작해주세요.',
    failedMail: (count: number) =>
      `보내지 못한 메일이 ${count.toLocaleString('ko-KR')}건 있습니다. 원인을 확인하고 다시 보내주세요.`,
    lateMail: (count: number) =>
      `메일 ${count.toLocaleString('ko-KR')}건이 한 시간 넘게 나가지 못하고 있습니다. 메일 서버를 확인해주세요.`,
    /** `filed`: mails that reached nobody so far. */
    noMailServer: (filed: number) =>
      filed === 0
        ? '메일 서버를 지정하지 않아 메일이 나가지 않습니다. 서버 설정 SMTP_URL을 지정해주세요.'
        : `메일 서버를 지정하지 않아 ${filedMails(filed)} 서버 설정 SMTP_URL을 지정하고, 필요한 분에게는 따로 알려주세요.`,
    filedMail: (count: number) => `${filedMails(count)} 목록을 보고 필요한 분에게 따로 알려주세요.`,
    unreachableAdministrator: (userIds: string) =>
      `메일을 받을 수 없는 관리자가 있습니다: ${userIds}. 비밀번호를 잊으면 재설정할 수 없습니다. 그 계정으로 로그인해 회원정보 수정에서 이메일 주소를 입력해주세요.`,
    /** `folder`: of the mail, where no mail server sends it. */
    unconfirmedAdministrator: (userIds: string, folder?: string) =>
      `입력한 이메일 주소를 아직 확인하지 않은 관리자가 있습니다: ${userIds}. 확인 메일의 링크를 눌러주세요.${folder === undefined ? '' : ` 메일 서버가 없어 메일은 서버의 ${folder} 폴더에 파일로 있습니다.`}`,
    untoldTerm: (term: string) =>
      `회원에게 안내하지 않고 시행된 글이 있습니다: ${term}. 새 버전을 등록하고 안내 메일을 보내주세요.`,
    dueNotice: (term: string) =>
      `안내할 때가 된 글의 안내 메일을 아직 보내지 않았습니다: ${term}. 안내 메일을 보내주세요.`,
    job: (name: string) =>
      `백그라운드 작업 '${name}'에 실패했습니다. 시스템 상태의 백그라운드 작업에서 이유를 확인해주세요.`,
  },
  groups: { process: '기술 정보(버전, 메모리, 서버)', data: '데이터', mail: '메일' },
  instance: '답한 서버',
  version: '버전',
  versionValue: (version: string, commit: string) => (commit ? `${version} (${commit})` : version),
  node: 'Node.js',
  startedAt: '시작',
  uptime: '동작 시간',
  memory: '메모리',
  memoryValue: (rss: string, heap: string) => `${rss} (힙 ${heap})`,
  database: '데이터베이스',
  databaseKinds: { sqlite: 'SQLite', postgres: 'PostgreSQL' },
  storage: '저장된 파일',
  storageKinds: { folder: '폴더', s3: 'S3' },
  storageValue: (files: number, size: string) => `${files.toLocaleString('ko-KR')}개, ${size}`,
  free: '디스크 여유',
  lastBackup: '마지막 백업',
  lastBackupValue: (time: string, by: string) => (by === '' ? time : `${time}, ${by} 다운로드(데이터베이스만)`),
  never: '없음',
  waiting: '보낼 메일',
  failed: '보내기에 실패한 메일',
  oldest: '가장 오래된 대기',
  count: (count: number) => `${count.toLocaleString('ko-KR')}건`,
  jobs: '백그라운드 작업',
  jobColumns: { name: '작업', endedAt: '마지막 실행', state: '상태' },
  jobOk: '정상',
  jobsOk: (count: number) => `${count}개 정상`,
  jobFailed: '실패',
  jobNever: '아직 실행 전',
  days: (days: number, hours: number) => `${days.toLocaleString('ko-KR')}일 ${hours}시간`,
  hours: (hours: number, minutes: number) => `${hours}시간 ${minutes}분`,
  minutes: (minutes: number) => `${minutes}분`,
  backup: {
    heading: '백업',
    title: '데이터베이스 다운로드',
    explain:
      '지금 이 순간의 데이터베이스 전체를 파일 하나로 다운로드합니다. 회원과 문의의 개인정보, 서명 키가 들어 있으므로 안전한 곳에 보관해주세요. 다운로드한 사람과 시각이 감사 로그에 기록됩니다.',
    files: '첨부파일과 동영상은 들어 있지 않아 백업으로 인정되지 않습니다.',
    postgres: 'PostgreSQL은 서버에서 백업합니다.',
    daily: {
      on: (dir: string) => `데이터베이스와 첨부파일, 동영상을 하루에 한 번 ${dir} 폴더에 자동으로 백업합니다.`,
      last: (time: string) => `마지막 백업은 ${time}에 마쳤습니다.`,
      none: '아직 백업하지 않았습니다.',
      notHere: '이 서버에는 BACKUP_DIR이 없어 자동으로 백업하지 않습니다.',
      off: '자동 백업이 꺼져 있습니다. 서버 설정 BACKUP_DIR을 지정하면 데이터베이스와 첨부파일, 동영상을 하루에 한 번 자동으로 백업합니다.',
    },
    server: '서버 담당자용: 지금 바로 백업하기',
    now: '서버에서 아래 명령을 실행해주세요.',
    command: 'npm run backup',
    json: '게시판의 글은 가져오기·내보내기에서 JSON으로 다운로드할 수 있습니다.',
    toTransfer: '가져오기·내보내기',
    open: '다운로드',
    password: '비밀번호',
    passwordHint: '본인 확인을 위해 비밀번호를 다시 입력해주세요.',
    done: '데이터베이스를 다운로드했습니다.',
    fileName: (day: string) => `portal_${day}.sqlite`,
  },
};
