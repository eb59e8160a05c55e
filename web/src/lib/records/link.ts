/** The longest fragment a link carries; longer ones are cut by chats and mail. */
export const MOST_LINK = 4_000;

/** What a link may unpack to. */
const MOST_UNPACKED = 256 * 1024;

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: ReadableWritablePair<Uint8Array, BufferSource>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A file's bytes as the fragment of a link; null when it would be too long for one. */
export async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const small = await piped(bytes, new CompressionStream('deflate-raw'), MOST_LINK);
  if (!small) return null;
  const text = btoa(String.fromCharCode(...small))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return text.length <= MOST_LINK ? text : null;
}

/** The bytes that a link's fragment carries; null when it carries none. */
export async function unpacked(fragment: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!/^[\w-]+$/.test(fragment) || fragment.length > MOST_LINK) return null;
  try {
    const text = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const small = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    return await piped(small, new DecompressionStream('deflate-raw'), MOST_UNPACKED);
  } catch {
    return null;
  }
}
