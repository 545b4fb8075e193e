const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The cookies of a `Cookie` header or of `document.cookie`; the first of a name counts. */
export function readCookies(header: string): Record<string, string | undefined> {
  const pairs = header.split(/; */).flatMap((part) => {
    const at = part.indexOf('=')
    return at < 1 ? [] : [[part.slice(0, at).trim(), decoded(part.slice(at + 1).trim())] as const]
  })
  return Object.fromEntries(pairs.toReversed())
}

/** Sets a cookie for the whole site. `seconds` is its lifetime. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
