/** The longest name a file is given. */
const LONGEST_NAME = 80;

/** A file's name out of what a game is called; what systems do not allow in names is left out. */
export function fileName(title: string, extension: string): string {
  const name = title
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, LONGEST_NAME);
  return `${name || 'kydai'}.${extension}`;
}

/** Hands a file to the reader's downloads. */
export function download(content: Blob | Uint8Array<ArrayBuffer>, name: string): void {
  const blob =
    content instanceof Blob ? content : new Blob([content], { type: 'application/octet-stream' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then, in every browser.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Puts a text on the clipboard; false when the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
