declare module '@mdn/mdn-http-observatory' {
  interface ScannedTest {
    result: string
    scoreModifier: number
  }
  interface Scanned {
    scan: { grade: string; score: number }
    tests: Record<string, ScannedTest>
  }
  /** Scans a host by http and https. @throws when nobody answers there. */
  export function scan(host: string): Promise<Scanned>
}
