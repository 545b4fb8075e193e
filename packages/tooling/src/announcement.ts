import type { Settings } from './settings.ts'
import { hasSandbox, sandboxLine } from './sandbox.ts'

interface Announced extends Pick<Settings, 'port' | 'dataDir'> {
  brands: readonly { folder: string; brand: { name: string } }[]
  /** Since the command was given, in words. */
  took: string
}

/** What only a sandbox has. */
const sandboxLines = ({ port, brands }: Announced): string[] => [
  `\n  ${sandboxLine}`,
  `\n  Demo account      demo@marquee.test / demo-play-2026 (every brand)`,
  `  Demo partner      partner@marquee.test / demo-play-2026 (every brand; the area of partners)`,
  `  Mails it sends    http://${brands[0]?.folder ?? ''}.localhost:${port}/sandbox/mails`,
  `\n  Demo staff        {support,compliance,manager,administrator,administrator2}@marquee.test / demo-staff-2026`,
  `  Codes of now      http://back-office.localhost:${port}/sandbox/totp`,
]

/** What a start prints when everything can be opened: addresses, and accounts where there is a sandbox. */
export const announcement = (announced: Announced, env: NodeJS.ProcessEnv): string[] => {
  const { port, dataDir, brands, took } = announced
  return [
    `\n  Marquee is ready after ${took}.\n`,
    `  All brands        http://localhost:${port}/`,
    `  Back office       http://back-office.localhost:${port}/`,
    ...brands.map(
      ({ brand, folder }) => `  ${brand.name.padEnd(17)} http://${folder}.localhost:${port}/`,
    ),
    ...(hasSandbox(env) ? sandboxLines(announced) : []),
    `\n  Data              ${dataDir}`,
    '\n  Ctrl-C stops everything; the data stays.\n',
  ]
}
