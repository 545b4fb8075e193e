const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * SHA-256 of a text, as 64 hexadecimal digits. Browsers give their own only to secure pages; others
 * fetch one.
 */
export async function sha256(
  text: string,
  subtle: Pick<SubtleCrypto, 'digest'> | null = globalThis.crypto?.subtle ?? null,
): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  if (subtle) return hex(new Uint8Array(await subtle.digest('SHA-256', bytes)))
  const noble = await import('@noble/hashes/sha2.js')
  return hex(noble.sha256(bytes))
}
