/**
 * Focuses the first invalid field after a form is submitted, because its message may be outside the viewport. This
 * includes errors that the server returns later, unless the user has typed or moved the focus meanwhile. Forms that
 * show a dialog first opt out with `data-own-focus`: the dialog takes the focus, and the blur would validate the field
 * again and remove the server's error. Returns a function that removes the listeners.
 * @param early a form that was submitted before.
 */
export function focusFirstInvalidField(early?: SubmitEvent): () => void {
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

  // Captured: the form of a dialog stops the event before it reaches the form around it.
  document.addEventListener('submit', onSubmit, true);
  if (early) onSubmit(early);
  return () => {
    forget();
    document.removeEventListener('submit', onSubmit, true);
  };
}
