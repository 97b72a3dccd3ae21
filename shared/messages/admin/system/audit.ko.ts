export const auditText = {
  title: '감사 로그',
  description:
    '로그인과 권한, 설정, 삭제, 다운로드를 누가 언제 했는지 남깁니다. 문의와 글의 변경은 각각의 이력에 있습니다.',
  portal: '포털',
  unknownId: '(없는 아이디)',
  filters: {
    label: '감사 로그 필터',
    keyword: '사용자',
    placeholder: '아이디로 검색',
    action: '작업',
  },
  total: (count: number) => `총 ${count.toLocaleString('ko-KR')}건`,
  columns: {
    number: '번호',
    time: '일시',
    actor: '사용자',
    action: '작업',
    target: '대상',
    detail: '내용',
    ip: 'IP 주소',
    hash: '해시',
  },
  conversation: '상담 대화',
  pin: '고정 답변',
  caption: (page: number) => `감사 로그 ${page}페이지`,
  empty: '기록이 없습니다.',
  emptyFiltered: '조건에 맞는 기록이 없습니다.',
  export: 'CSV 다운로드',
  exported: '감사 로그를 다운로드했습니다.',
  fileName: (day: string) => `감사로그_${day}.csv`,
  anchorsMissing: '대조 기준 파일이 없어 이 기록부터 새로 시작합니다.',
  anchorsOfOtherKey: (file: string) =>
    `대조 기준의 키가 바뀌어 이 기록부터 새로 시작합니다. 이전 기준은 ${file}에 있습니다.`,
  verify: '무결성 확인',
  whole: (checked: number) =>
    `기록 ${checked.toLocaleString('ko-KR')}건을 확인했습니다. 바뀌거나 빠진 기록이 없습니다.`,
  broken: (number: number) =>
    `${number.toLocaleString('ko-KR')}번 기록이 바뀌었거나 빠져 있습니다. 데이터베이스를 점검해주세요.`,
};
