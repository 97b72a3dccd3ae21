/** Texts of sitemap, RSS and Markdown files. */
export const feedText = {
  board: '게시판',
  publishedAt: '게시일',
  changedAt: '최종 변경일',
  address: '주소',
  files: '첨부파일',
  afterLogin: '로그인 후 다운로드할 수 있습니다',
  manual: '매뉴얼',
  llmsNote:
    '아래 문서는 모두 Markdown입니다. 공지사항과 자료실, 고객 사례는 화면 주소 끝에 `.md`를 붙이면 같은 내용을 Markdown으로 받을 수 있습니다.',
  company: '회사소개',
  inquiry: '제품 문의',
  trial: '무료체험 신청',
} as const;
