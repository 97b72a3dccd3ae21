/**
 * Leads to the first field that a sent form finds wrong: the button stands below, the message may be out of sight.
 * Also to what the server finds wrong a moment later, unless somebody has gone on typing. A form that tells it in a
 * dialog first says `data-own-focus`: a field that loses the focus to the dialog is checked again, and forgets.
 */
export function focusFirstInvalidField(): () => void {
  let forget = () => {};

  const onSubmit = ({ target, submitter }: SubmitEvent) => {
    forget();
    if (!(target instanceof HTMLFormElement) || 'ownFocus' in target.dataset) return;
    const form = target;
    const sentFrom = new Set<Element | null>([document.body, submitter, document.activeElement]);
    const look = () => {
      const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (!wrong) return;
      forget();
      if (sentFrom.has(document.activeElement)) wrong.focus();
    };
    const observer = new MutationObserver(look);
    observer.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] });
    const frame = requestAnimationFrame(look);
    forget = () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      form.removeEventListener('input', forget);
    };
    form.addEventListener('input', forget);
  };

  document.addEventListener('submit', onSubmit);
  return () => {
    forget();
    document.removeEventListener('submit', onSubmit);
  };
}
