import type { BrowserContext } from '@playwright/test'

/** Every breach of a policy on any page or frame of a context, as the browser reports it. */
export async function breachesIn(context: BrowserContext): Promise<string[]> {
  const breaches: string[] = []
  await context.exposeBinding('reportBreach', (_, breach: string) => void breaches.push(breach))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
      const report = (window as unknown as { reportBreach: (breach: string) => void }).reportBreach
      report(
        `${location.href}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`,
      )
    })
  })
  return breaches
}
