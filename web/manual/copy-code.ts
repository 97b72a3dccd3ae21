import { copyText } from '../lib/copy-text.ts';

const SHOWN_MS = 2000;

export function offerCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const code = button.closest('.code')?.querySelector('code')?.textContent ?? '';
      void copyText(code).then((isCopied) => {
        button.textContent = isCopied ? '복사했습니다' : '복사하지 못했습니다';
        setTimeout(() => (button.textContent = '복사'), SHOWN_MS);
      });
    });
  }
}
