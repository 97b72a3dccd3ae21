/** Texts of what the portal holds on people. */
export const privacyText = {
  member: {
    posts: '내가 쓴 글',
    noPosts: '작성하신 글이 없습니다.',
    contracts: '내 문의와 무료체험',
    contractsHint: '로그인한 상태로 접수하신 것을 보여드립니다.',
    noContracts: '접수하신 문의가 없습니다.',
    board: '게시판',
    title: '제목',
    writtenAt: '작성일',
    number: '접수번호',
    kind: '구분',
    status: '진행 상황',
    receivedAt: '접수일',
    files: '첨부',
    fileCount: (count: number) => `${count.toLocaleString('ko-KR')}개`,
    total: (count: number) => `총 ${count.toLocaleString('ko-KR')}건`,
    more: '더 보기',
    data: '내 개인정보',
    dataHint:
      '회원정보와 동의 내역, 작성하신 글과 댓글, 문의, AI 어시스턴트와 나눈 대화를 파일 하나로 내려받으실 수 있습니다.',
    export: '내 데이터 내려받기',
    exported: '내 데이터를 내려받았습니다.',
    fileName: (day: string) => `내_개인정보_${day}.json`,
  },
} as const;
