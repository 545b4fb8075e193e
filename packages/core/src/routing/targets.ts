import { anySite, safePath } from './paths.ts'

/**
 * Turns away what nothing may navigate to: another site without the flag `external`, and, flag or
 * not, every address that is neither a path of this site nor http(s), such as `javascript:`, `data:`,
 * `blob:` and `vbscript:` (NAV-04..08). It reads an address as browsers do, so that capitals, spaces
 * and control characters hide nothing.
 * @throws an error that says which of the two it is.
 */
export function checkTarget(target: string, external = false): void {
  if (safePath(target) !== null) return
  const url = URL.parse(target, anySite)
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.origin !== anySite
  if (isSite && external) return
  throw new Error(
    `Navigation to ${JSON.stringify(target)} was refused: ${
      isSite
        ? 'it leads to another site. Call navigateTo with { external: true } if that is meant.'
        : 'only paths of this site, and http(s) addresses with { external: true }, can be gone to.'
    }`,
  )
}
