import { LIMITS } from '#shared/limits.ts';
import { sizeInWords } from '#shared/text/size-in-words.ts';
import { refusedZip } from '#shared/messages/common/refused-zip.ko.ts';

/** Results of an import, per row and file. */
export const importExportText = {
  fileName: (board: string, day: string, format: string) => `${board}_${day}.${format}`,
  already: '이미 가져온 글입니다.',
  twice: '같은 번호의 글이 파일에 또 있습니다.',
  noId: '글의 번호가 없습니다.',
  badDate: '날짜를 읽을 수 없습니다.',
  noPrivate: '이 게시판에는 비밀글을 둘 수 없습니다.',
  unpublished: '임시저장되었거나 삭제된 글입니다.',
  replyOf: (author: string) => `댓글(${author || '이름 없음'})`,
  noParent: '댓글의 글을 찾을 수 없습니다.',
  noReplies: '이 게시판에는 댓글을 둘 수 없습니다.',
  privateReply: '비밀댓글은 가져오지 않습니다.',
  fileWithoutDocument: '첨부파일의 글을 찾을 수 없습니다.',
  categoryChanged: (from: string, to: string) => `분류를 바꿉니다(${from || '없음'} → ${to}).`,
  fileLeft: (name: string, reason: string) => `‘${name || '이름 없음'}’ 파일은 빼고 가져옵니다. ${reason}`,
  fileNotSent: '가져올 파일에 들어 있지 않습니다.',
  noFilesHere: (board: string) => `${board}에는 이 파일을 둘 곳이 없습니다.`,
  noVersion: '버전 정보가 없습니다.',
  picturesLeft: (count: number) => `본문의 이미지 ${count}개는 들어 있지 않아 빼고 가져옵니다.`,
  archiveTooLarge: `파일을 포함해 한 번에 ${sizeInWords(LIMITS.importArchiveMaxBytes)}까지 가져올 수 있습니다.`,
  xmlTooLarge: 'XML의 글이 너무 많습니다. 나누어서 가져와주세요.',
  noRowsInZip: 'zip 파일에서 documents.json, documents.csv, documents.xml을 찾을 수 없습니다.',
  nothingInFile: '파일에서 글을 찾을 수 없습니다. 형식을 확인해주세요.',
  missingColumns: (names: string) =>
    `CSV의 첫 행에 ${names} 열이 없습니다. 이 포털에서 내보낸 파일의 첫 행을 그대로 두고 쉼표로 나누어주세요.`,
  refusedZip: {
    ...refusedZip,
    tooManyEntries: 'zip 파일에 파일이 너무 많습니다. 나누어서 가져와주세요.',
    tooLarge: 'zip 파일을 풀었을 때의 크기가 너무 큽니다. 나누어서 가져와주세요.',
    encrypted: '암호가 걸린 zip 파일은 가져올 수 없습니다.',
  },
  begun: (format: string) => `${format}, 시작`,
  recorded: (format: string, added: number) => `${format}, ${added.toLocaleString('ko-KR')}건`,
};
