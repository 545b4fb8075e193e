/** The name that the site's policy allows (`trusted-types` of its Content-Security-Policy). */
export const trustedPolicy = 'marquee'

interface ScriptPolicy {
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** Scripts come from the site itself or by https; no text becomes one (`data:`, `blob:`). */
function checkedScript(url: string): string {
  const { protocol, origin } = new URL(url, window.location.href)
  const isOwn = protocol === window.location.protocol && origin === window.location.origin
  if (isOwn || protocol === 'https:') return url
  throw new TypeError(
    `The script ${JSON.stringify(url)} was refused: scripts come from the site itself or by https.`,
  )
}

let policy: ScriptPolicy | undefined

/**
 * Makes an address one that a script may be fetched from. Browsers with Trusted Types run no script
 * whose address did not go through here; elsewhere it is left as it is.
 * @throws when the address is neither of the site nor https.
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy(trustedPolicy, { createScriptURL: checkedScript })
  return policy ? policy.createScriptURL(url) : url
}
