import { withParticle } from '#shared/text/korean.ts';
import { sizeInWords } from '#shared/text/size-in-words.ts';

export const files = {
  gone: '첨부파일을 찾을 수 없습니다. 다시 첨부해주세요.',
  required: (label: string) => `${withParticle(label, '을')} 첨부해주세요.`,
  visibilityOf: (name: string) => `${name} 공개범위`,
  attachments: '첨부파일',
  choose: '파일 선택',
  orDrop: '또는 파일을 여기로 끌어다 놓으세요.',
  rules: (count: number, bytes: number, kinds: string) => `최대 ${count}개, 파일당 ${sizeInWords(bytes)}. ${kinds}`,
  /** Kinds of files, listed below the field. */
  kinds: {
    document: '문서',
    picture: '이미지',
    video: '영상',
    captions: '자막',
    archive: '압축 파일',
    program: '설치 파일',
    other: '기타',
  },
  allKinds: '첨부할 수 있는 형식',
  /** For screen readers. */
  attached: (count: number) => `첨부한 파일 ${count}개`,
  tooMany: (count: number) => `최대 ${count}개까지 첨부할 수 있습니다.`,
  removeFile: (name: string) => `${name} 삭제`,
  retryFile: (name: string) => `${name} 다시 시도`,
  cancelFile: (name: string) => `${name} 업로드 취소`,
  stillUploading: '파일을 업로드하고 있습니다. 끝난 뒤 다시 시도해주세요.',
  hasFailed: '첨부하지 못한 파일이 있습니다. 삭제하거나 다시 첨부해주세요.',
  tooLarge: (bytes: number) => `파일당 최대 ${sizeInWords(bytes)}까지 첨부할 수 있습니다.`,
  dayUsedUp:
    '회원이나 같은 네트워크에서 하루에 업로드할 수 있는 용량을 모두 사용했습니다. 하루 뒤에 다시 시도해주세요.',
} as const;
