/** Copies to the clipboard; returns whether it worked. Plain-http intranet pages have no Clipboard API. */
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
