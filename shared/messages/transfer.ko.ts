/** Texts of moving a board in and out. */
export const transferText = {
  fileName: (board: string, day: string, format: string) => `${board}_${day}.${format}`,
  already: '이미 가져온 글입니다.',
  twice: '같은 번호의 글이 파일에 또 있습니다.',
  noId: '글의 번호가 없습니다.',
  badDate: '날짜를 읽을 수 없습니다.',
  noPrivate: '이 게시판에는 비밀글을 둘 수 없습니다.',
  unpublished: '임시저장되었거나 지워진 글입니다.',
  noParent: '댓글의 글을 가져오지 않습니다.',
  noReplies: '이 게시판에는 댓글을 둘 수 없습니다.',
  privateReply: '비밀댓글은 가져오지 않습니다.',
  categoryChanged: (line: number, from: string, to: string) =>
    `${line}번: 분류 ‘${from || '없음'}’을(를) ‘${to}’(으)로 바꿉니다.`,
  filesLeft: (line: number, names: string) => `${line}번: 첨부파일은 옮기지 않습니다(${names}).`,
  picturesLeft: (line: number, count: number) => `${line}번: 다른 곳의 그림 ${count}개는 옮기지 않습니다.`,
};
