import { LIMITS } from '#shared/limits.ts';
import { sizeInWords } from '#shared/text/size-in-words.ts';

const count = (value: number) => value.toLocaleString('ko-KR');

/** Texts of the import and export page. */
export const importExportAdminText = {
  title: '가져오기·내보내기',
  description: '게시판을 파일로 내보내고, 이 포털이나 다른 게시판에서 내보낸 글을 가져옵니다.',
  board: '게시판',
  boardOption: (name: string, documents: number) => `${name} (${count(documents)}건)`,

  export: {
    title: '내보내기',
    size: (documents: number, files: number, size: string) =>
      files === 0 ? `글 ${count(documents)}건` : `글 ${count(documents)}건, 파일 ${count(files)}개(${size})`,
    format: '형식',
    formats: { zip: 'zip (글과 파일)', json: 'JSON (글만)', csv: 'CSV (글만, 엑셀용)' },
    hint: '비밀글과 작성자 이름이 들어 있으니 안전하게 보관해주세요. 휴지통의 글은 빠집니다.',
    submit: '다운로드',
    done: '파일을 다운로드했습니다.',
  },

  import: {
    title: '가져오기',
    into: '가져올 게시판',
    format: '파일 형식',
    formats: {
      zip: '이 포털의 zip',
      json: '이 포털의 JSON',
      csv: '이 포털의 CSV',
      rhymix: '라이믹스·XE (XML, JSON, CSV, zip)',
      gnuboard5: '그누보드5 (JSON, CSV, zip)',
    },
    formatHint: '파일 이름을 보고 골라 둡니다. 다르면 바꿔주세요.',
    file: '가져올 파일',
    fileHint: `zip, JSON, CSV, XML 파일. 첨부파일을 함께 옮기려면 zip이나 XML을 이용해주세요. 최대 ${sizeInWords(LIMITS.importArchiveMaxBytes)}`,
    fileMissing: '가져올 파일을 선택해주세요.',
    fileTexts: {
      choose: '파일 선택',
      orDrop: '또는 파일을 여기로 끌어다 놓으세요.',
      removeFile: (name: string) => `${name} 선택 취소`,
      cancelFile: (name: string) => `${name} 보내기 중지`,
    },
    preview: '미리보기',
    previewHint: '미리보기는 아무것도 바꾸지 않습니다.',
    submit: (rows: number) => `${count(rows)}건 가져오기`,
    confirmTitle: '가져오기',
    confirm: (board: string, rows: number) => `${board}에 글 ${count(rows)}건을 추가합니다.<br>가져오시겠습니까?`,
    stop: '중지',
    again: '다른 파일 가져오기',
    failedWhileAdding: '그때까지 가져온 글은 그대로 있으며, 다시 가져오면 나머지만 추가합니다.',
  },

  progress: {
    label: '진행률',
    sending: '파일을 보내고 있습니다.',
    reading: '파일을 읽고 있습니다.',
    checking: (done: number, total: number) => `글을 확인하고 있습니다. ${count(total)}건 중 ${count(done)}건`,
    adding: (done: number, total: number) => `글을 추가하고 있습니다. ${count(total)}건 중 ${count(done)}건`,
  },

  result: {
    previewTitle: '미리보기 결과',
    doneTitle: '가져온 결과',
    nothing: '가져올 새 글이 없습니다.',
    willAdd: (rows: number) => `글 ${count(rows)}건을 추가할 수 있습니다.`,
    added: (rows: number, files: number) =>
      files === 0
        ? `글 ${count(rows)}건을 가져왔습니다.`
        : `글 ${count(rows)}건과 파일 ${count(files)}개를 가져왔습니다.`,
    outcomes: { new: '새 글', changed: '바뀜', skipped: '건너뜀', refused: '거절' },
    willBe: {
      new: '그대로 추가합니다.',
      changed: '바꾸거나 빼고 추가합니다.',
      skipped: '이미 있어 그대로 둡니다.',
      refused: '추가할 수 없습니다.',
    },
    was: {
      new: '그대로 추가했습니다.',
      changed: '바꾸거나 빼고 추가했습니다.',
      skipped: '이미 있어 그대로 두었습니다.',
      refused: '추가하지 않았습니다.',
    },
    filter: '처리별로 보기',
    caption: '파일의 글마다 처리할 내용',
    line: '번호',
    name: '제목',
    outcome: '처리',
    notes: '내용',
    noTitle: '(제목 없음)',
    rows: (value: number) => `${count(value)}건`,
    limited: (shown: number) => `처리마다 앞의 ${count(shown)}건까지 보여줍니다.`,
  },
};
