/** Puts a text on the clipboard; plain-http intranet addresses have no Clipboard API, only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!window.isSecureContext) return copyBySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
