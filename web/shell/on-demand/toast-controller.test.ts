import { expect, it } from 'vitest';
import { createToastController } from '#web/lib/dialog/toast-controller.ts';

it('keeps what is said until somebody shows it, and hands it out once', () => {
  const toast = createToastController();
  toast.success('저장되었습니다.');
  toast.error('파일 업로드에 실패했습니다.');
  expect(toast.take().map(({ tone, text }) => [tone, text])).toEqual([
    ['success', '저장되었습니다.'],
    ['error', '파일 업로드에 실패했습니다.'],
  ]);
  expect(toast.take()).toEqual([]);
});
