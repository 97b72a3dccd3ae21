/**
 * Effect of a shell: loads the script when a field first gets the focus, because before that no form can be submitted.
 */
export function loadFieldFocus(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const load = async () => {
    const { focusFirstInvalidField } = await import('./focus-first-invalid-field.ts');
    if (!signal.aborted) signal.addEventListener('abort', focusFirstInvalidField());
  };
  // After a failure the next field's focus tries again; until then fields are marked as invalid all the same.
  const listen = () => document.addEventListener('focusin', () => void load().catch(listen), { once: true, signal });
  listen();
  return () => stop.abort();
}
