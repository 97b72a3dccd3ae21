/** 도움이 되었나요? One click stores the answer; words are optional. */
export function askForRating(): void {
  const box = document.querySelector<HTMLElement>('[data-rating]');
  const form = box?.querySelector('form');
  const status = box?.querySelector('[role=status]');
  if (!box || !form || !status) return;
  box.hidden = false;
  let isHelpful = true;

  const send = async (comment: string) => {
    const body = JSON.stringify({ path: decodeURI(location.pathname), isHelpful, comment });
    const answer = await fetch('/api/v1/manual/rate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => null);
    const thanks = comment === '' ? '알려주셔서 감사합니다.' : '의견을 남겨주셔서 감사합니다.';
    status.textContent = answer?.ok ? thanks : '의견을 저장하지 못했습니다. 잠시 후 다시 시도해주세요.';
    return answer?.ok === true;
  };

  for (const button of box.querySelectorAll<HTMLButtonElement>('[data-helpful]'))
    button.addEventListener('click', () => {
      isHelpful = button.dataset.helpful === 'true';
      for (const other of box.querySelectorAll('[data-helpful]'))
        other.setAttribute('aria-pressed', String(other === button));
      form.hidden = false;
      void send('');
    });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const comment = form.querySelector('textarea')?.value.trim() ?? '';
    // What was typed stays until it is stored.
    if (comment !== '') void send(comment).then((isStored) => (form.hidden = isStored));
  });
}
