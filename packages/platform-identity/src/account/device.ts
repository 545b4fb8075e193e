import type { Request } from '@marquee/platform-kernel/http'

const browsers: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const firstIn = (known: [RegExp, string][], text: string) =>
  known.find(([pattern]) => pattern.test(text))?.[1]

/** Browser and system for people to recognise, `Chrome, Windows`; the rest of the header is not kept. */
export const deviceName = (userAgent: string): string =>
  [firstIn(browsers, userAgent), firstIn(systems, userAgent)].filter(Boolean).join(', ')

export const deviceOf = ({ http }: Pick<Request, 'http'>): string =>
  deviceName(http.req.header('user-agent') ?? '')
