export const market = {
  version: '버전을 1.0.0처럼 입력해주세요.',
} as const;
