/** Texts of the admin menu, and what each page permits by role. */
export const adminText = {
  title: '관리',
  description: '지금 처리할 일과 포털의 현황을 확인합니다.',
  menu: '관리 메뉴',
  groups: { overview: '현황', people: '고객과 회원', content: '콘텐츠', system: '시스템' },
  entries: {
    home: {
      label: '대시보드',
      note: {
        ROLE_ADMIN: '모든 현황을 확인하고, 모든 관리 메뉴를 이용할 수 있습니다.',
        ROLE_MANAGER: '문의와 콘텐츠의 현황을 확인할 수 있습니다. 회원과 시스템은 관리자만 볼 수 있습니다.',
        ROLE_SALES: '문의의 현황을 확인할 수 있습니다. 그 밖의 현황은 운영자와 관리자만 볼 수 있습니다.',
      },
    },
    inquiries: { label: '문의 관리', note: '문의와 무료체험 신청을 확인하고 처리할 수 있습니다.' },
    users: { label: '회원', note: '회원의 역할과 이용 상태를 바꾸고, 잠금을 풀고, 로그인을 종료할 수 있습니다.' },
    contents: { label: '모든 글', note: '모든 게시판의 글을 찾아 고치고, 숨기거나 다시 표시하고, 삭제할 수 있습니다.' },
    market: { label: '마켓 심사', note: '심사를 기다리는 상품을 확인하고 게시하거나 반려할 수 있습니다.' },
    missedSearches: { label: '결과 없는 검색', note: '방문자가 찾지 못한 검색어를 확인할 수 있습니다.' },
    trash: { label: '휴지통', note: '삭제된 글을 확인하고 되살릴 수 있습니다.' },
    transfer: { label: '게시판 옮기기', note: '게시판을 파일로 내보내고 가져올 수 있습니다.' },
    assistant: {
      label: 'AI 어시스턴트',
      note: 'AI 어시스턴트를 켜고 끄고, 답하지 못한 질문으로 FAQ를 만들고, 고정 답변을 관리할 수 있습니다.',
    },
    company: { label: '회사 정보', note: '푸터와 회사소개에 나오는 회사 정보를 변경할 수 있습니다.' },
    popups: { label: '팝업', note: '진행 중이거나 예정된 팝업을 확인하고 순서를 바꾸거나 끝낼 수 있습니다.' },
    mail: { label: '메일 템플릿', note: '메일의 제목과 본문을 바꾸고 시험 발송과 광고 메일 발송을 할 수 있습니다.' },
    terms: { label: '약관', note: '약관과 동의서의 새 버전을 예약하고 회원에게 안내할 수 있습니다.' },
    drivers: { label: '웹 드라이버', note: '드라이버를 등록하고 가져오고 삭제할 수 있습니다.' },
    health: { label: '시스템 상태', note: '포털의 상태를 확인하고 데이터베이스를 다운로드할 수 있습니다.' },
    privacy: { label: '개인정보', note: '파기 기록과 동의 이력을 확인하고, 동의 이력을 다운로드할 수 있습니다.' },
    audit: {
      label: '감사 로그',
      note: '기록을 확인하고 다운로드할 수 있으며, 기록이 바뀌지 않았는지도 확인할 수 있습니다.',
    },
    outbox: { label: '보낸 편지함', note: '포털이 보낸 메일과 발송 상태를 확인할 수 있습니다.' },
  },
  todo: {
    title: '처리할 일',
    unit: (count: number) => `${count.toLocaleString('ko-KR')}건`,
    inquiries: '새 문의와 체험 신청',
    questions: '답변을 기다리는 질문',
    reviews: '심사를 기다리는 상품',
    failedMails: '보내지 못한 메일',
  },
  storage: { drivers: '웹 드라이버', inquiries: '문의 첨부파일' },
};
