import { guessablePasswordText } from './guessable-password.ko.ts';

export const passwordStrengthText = {
  strength: (level: string) => `비밀번호 강도: ${level}`,
  weak: '약함',
  strong: '강함',
  guessable: '쉽게 추측할 수 있는 비밀번호입니다. 다른 비밀번호를 권합니다.',
  refused: guessablePasswordText.refused,
} as const;
