const SAVE_WITHIN_MS = 10_000;
const THANKS = '알려주셔서 감사합니다.';
const THANKS_FOR_WORDS = '의견을 남겨주셔서 감사합니다.';
const NOT_SAVED = '의견을 저장하지 못했습니다. 잠시 후 다시 시도해주세요.';

/** 도움이 되었나요? One click stores the answer; words are optional. What is chosen on the screen is what was stored. */
export function askForRating(): void {
  const box = document.querySelector<HTMLElement>('[data-rating]');
  const form = box?.querySelector('form');
  const status = box?.querySelector<HTMLElement>('[role=status]');
  if (!box || !form || !status) return;
  const buttons = [...box.querySelectorAll<HTMLButtonElement>('[data-helpful]')];
  const path = decodeURI(location.pathname);
  let saved = savedRatings()[path];
  let isSending = false;

  const show = () => {
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(saved !== undefined && button.dataset.helpful === String(saved)));
  };

  const send = async (isHelpful: boolean, comment: string) => {
    if (isSending) return false;
    isSending = true;
    // The same words twice would not be read out.
    status.textContent = '';
    const isSaved = await saveRating({ path, isHelpful, comment });
    isSending = false;
    if (isSaved) {
      saved = isHelpful;
      rememberRating(path, isHelpful);
      show();
    }
    status.toggleAttribute('data-failed', !isSaved);
    status.textContent = !isSaved ? NOT_SAVED : comment === '' ? THANKS : THANKS_FOR_WORDS;
    return isSaved;
  };

  for (const button of buttons)
    button.addEventListener('click', () => {
      void send(button.dataset.helpful === 'true', '').then((isSaved) => {
        if (isSaved) form.hidden = false;
      });
    });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const comment = form.querySelector('textarea')?.value.trim() ?? '';
    if (comment === '' || saved === undefined) return;
    // What was typed stays until it is stored.
    void send(saved, comment).then((isSaved) => {
      if (isSaved) form.hidden = true;
    });
  });

  show();
  box.hidden = false;
}

const saveRating = (rating: { path: string; isHelpful: boolean; comment: string }): Promise<boolean> =>
  fetch('/api/v1/manual/rate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rating),
    signal: AbortSignal.timeout(SAVE_WITHIN_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

const KEY = 'manualRatings';

/** Answers given in this browser. The server knows visitors by their network: its answer may be a colleague's. */
function savedRatings(): Partial<Record<string, boolean>> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Record<string, boolean>;
  } catch {
    // Not readable or not allowed: no answers.
    return {};
  }
}

function rememberRating(path: string, isHelpful: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...savedRatings(), [path]: isHelpful }));
  } catch {
    // Storage is full or disabled: the answer is shown until the page is left.
  }
}
