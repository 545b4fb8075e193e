/** Headers of the visitor that the platform may see; everything else stays here (CALL-01). */
const forwarded = [
  'cookie',
  'user-agent',
  'accept-language',
  'referer',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-region',
]

/** Headers for a call that this server makes for a visitor, with the host the visitor came to. */
export function headersFor(request: Request, rendererKey: string): Record<string, string> {
  const headers: Record<string, string> = {
    'client-host': request.headers.get('host') ?? new URL(request.url).host,
    'x-renderer-key': rendererKey,
    'client-path': new URL(request.url).pathname,
  }
  for (const name of forwarded) {
    const value = request.headers.get(name)
    if (value) headers[name] = value
  }
  return headers
}

/** The platform's cookies, the deleted language turned into the default one (SESSION-08). */
export const forwardedCookies = (response: Response): string[] =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/^language=deleted\b/, 'language=en'))
