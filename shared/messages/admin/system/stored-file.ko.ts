import type { FilePurpose } from '#shared/boards/board.ts';

/** Texts of the list of stored files. */
export const storedFileText = {
  title: '저장된 파일',
  description: '저장 공간을 쓰는 파일을 속한 곳마다 큰 것부터 보여줍니다.',
  places: '파일이 속한 곳',
  caption: (place: string) => `${place} 파일`,
  total: (count: number, size: string) => `총 ${count.toLocaleString('ko-KR')}개 · ${size}`,
  empty: '저장된 파일이 없습니다.',
  columns: { name: '파일', size: '크기', purpose: '종류', of: '속한 곳', createdAt: '올린 일시' },
  purposes: {
    attachment: '첨부파일',
    image: '본문 이미지',
    cover: '대표이미지',
    screenshot: '스크린샷',
    video: '영상',
    captions: '자막',
    package: '패키지',
  } satisfies Record<FilePurpose, string>,
  ofInquiry: '첨부파일',
  unsaved: '등록 전',
  inTrash: (title: string) => `${title} (휴지통)`,
};
