/**
 * Effect of a shell: loads the script when something first gets the focus. A form that is submitted before it has come,
 * as by a click on its button alone, is looked at then.
 */
export function loadFieldFocus(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let early: SubmitEvent | undefined;
  const note = (event: SubmitEvent) => (early = event);
  // Captured: the form of a dialog stops the event.
  document.addEventListener('submit', note, { signal, capture: true });
  const load = async () => {
    const { focusFirstInvalidField } = await import('./focus-first-invalid-field.ts');
    document.removeEventListener('submit', note, true);
    if (!signal.aborted) signal.addEventListener('abort', focusFirstInvalidField(early));
  };
  // After a failure the next focus tries again; until then fields are marked as invalid all the same.
  const listen = () => document.addEventListener('focusin', () => void load().catch(listen), { once: true, signal });
  listen();
  return () => stop.abort();
}
