import { refusedZip } from '#shared/messages/common/refused-zip.ko.ts';

/** Texts and errors of the driver administration. */
export const driverAdminText = {
  title: '웹 드라이버',
  description: '방문자와 로봇이 다운로드하는 웹 드라이버를 등록하고 삭제합니다.',
  all: '전체',
  typeFilter: '종류',
  empty: '등록된 드라이버가 없습니다.',
  emptyHint: 'zip 파일을 등록하거나 제공처의 목록에서 가져올 수 있습니다.',
  caption: (page: number) => `웹 드라이버 목록 ${page}페이지`,
  total: (count: number) => `총 ${count.toLocaleString('ko-KR')}건`,
  columns: {
    type: '종류',
    version: '버전',
    platform: '운영체제',
    size: '크기',
    origin: '등록 방법',
    downloads: '다운로드',
    date: '등록일',
    actions: '관리',
  },
  origins: { upload: '직접 등록', import: '가져오기', demo: '체험용' },
  copyHash: (name: string) => `${name} SHA-256 복사`,
  hashCopied: 'SHA-256 값이 복사되었습니다.',
  hashNotCopied: 'SHA-256 값을 복사하지 못했습니다.',
  delete: (name: string) => `${name} 삭제`,
  deleteTitle: '삭제',
  deleteConfirm: (name: string) =>
    `${name} 파일을 삭제하시겠습니까?<br>삭제하면 로봇과 방문자가 다운로드할 수 없습니다.`,
  deleted: '삭제되었습니다.',

  upload: {
    open: 'zip 등록',
    title: '드라이버 zip 등록',
    type: '종류',
    platform: '운영체제',
    version: '버전',
    versionHint: '142.0.7444.175처럼 점으로 나눈 네 부분을 모두 입력해주세요.',
    file: 'zip 파일',
    fileHint: (megabytes: number) => `제공처에서 받은 zip 파일 그대로, 최대 ${megabytes}MB`,
    fileMissing: 'zip 파일을 선택해주세요.',
    onlyZip: 'zip 파일만 등록할 수 있습니다.',
    submit: '등록',
    cancel: '취소',
    done: '등록되었습니다.',
    texts: {
      choose: '파일 선택',
      orDrop: '또는 파일을 여기로 끌어다 놓으세요.',
      removeFile: (name: string) => `${name} 삭제`,
      cancelFile: (name: string) => `${name} 업로드 취소`,
    },
  },

  import: {
    open: '목록에서 가져오기',
    title: '제공처 목록에서 가져오기',
    type: '종류',
    source: '목록을 읽는 방법',
    fetch: '주소에서 읽기',
    paste: '붙여넣기',
    url: '목록 주소',
    urlHint: (hosts: readonly string[]) =>
      hosts.length === 0
        ? '설정에서 허용한 주소가 없습니다. 붙여넣기를 이용해주세요.'
        : `허용된 호스트: ${hosts.join(', ')}`,
    list: '목록 내용',
    listHint: {
      chrome: 'known-good-versions-with-downloads.json 또는 last-known-good-versions-with-downloads.json의 내용',
      edge: 'Edge 드라이버 저장소의 목록(XML) 내용',
    },
    prefix: '버전 앞자리',
    prefixHint: '142.와 같이 입력하면 그 버전만 보여줍니다.',
    preview: '미리보기',
    found: (shown: number, total: number) =>
      shown === total
        ? `버전 ${total.toLocaleString('ko-KR')}개를 찾았습니다.`
        : `버전 ${total.toLocaleString('ko-KR')}개 중 최신 ${shown}개입니다. 버전 앞자리로 좁힐 수 있습니다.`,
    nothing: '목록에 해당하는 드라이버가 없습니다.',
    choose: '가져올 파일을 선택해주세요.',
    known: '등록됨',
    selectAll: '모두 선택',
    selectAllOf: (version: string) => `${version} 모두 선택`,
    selectNone: '선택 해제',
    selectNoneOf: (version: string) => `${version} 선택 해제`,
    selected: (count: number) => (count === 0 ? '선택한 파일 가져오기' : `선택한 ${count}개 가져오기`),
    running: (done: number, total: number) => `${total}개 중 ${done}개를 마쳤습니다.`,
    stop: '중지',
    finished: (done: number, failed: number) =>
      failed === 0 ? `${done}개를 모두 가져왔습니다.` : `${done}개를 가져왔고, ${failed}개는 가져오지 못했습니다.`,
    stopped: (done: number, total: number) => `중지했습니다. ${total}개 중 ${done}개를 가져왔습니다.`,
    states: { waiting: '대기', running: '가져오는 중', done: '완료', failed: '실패' },
    progress: '가져오기 진행률',
  },

  refusedZip: {
    ...refusedZip,
    tooManyEntries: 'zip 파일에 파일이 너무 많습니다.',
    tooLarge: 'zip 파일을 풀었을 때의 크기가 너무 큽니다.',
    encrypted: '암호가 걸린 zip 파일은 등록할 수 없습니다.',
  } satisfies Record<string, string>,
  programMissing: (program: string) => `zip 파일에 ${program} 파일이 없습니다. 종류와 운영체제를 확인해주세요.`,
  versionFormat: '버전을 142.0.7444.175와 같은 형식으로 입력해주세요.',
  enterUrl: '주소를 입력해주세요.',
  enterList: '목록을 붙여넣어주세요.',
};
