import { type DeviceFlag, type DeviceInfo, deviceOf } from './device.ts'
import { isMobileApple } from './isMobileApple.ts'

/** First match wins: many browsers also call themselves Chrome or Safari. */
const browsers: [RegExp, DeviceFlag | null][] = [
  [/Edg(e|A|iOS)?\//, 'isEdge'],
  [/SamsungBrowser\//, 'isSamsung'],
  [/OPR\/|Opera|YaBrowser|Vivaldi|GSA\//, null],
  [/Firefox\/|FxiOS\//, 'isFirefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'isChrome'],
  [/Safari\//, 'isSafari'],
]
const crawlers = /bot\b|bot[/;]|crawl|spider|slurp|facebookexternalhit|headless|lighthouse/i

/**
 * Reads the browser's own user agent (DEVICE-01, DEVICE-02). Knows one thing more than the server:
 * a Mac with a touch screen is an iPad.
 */
export function parseInBrowser({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceInfo {
  const isIos = isMobileApple({ userAgent, maxTouchPoints })
  const isAndroid = userAgent.includes('Android')
  const isMacOS = !isIos && userAgent.includes('Macintosh')
  const isTablet = isIos ? !/iPhone|iPod/.test(userAgent) : isAndroid && !/Mobile/.test(userAgent)
  const isMobile = !isTablet && (isIos || isAndroid || /Mobile/.test(userAgent))
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const holds: Partial<Record<DeviceFlag, boolean>> = {
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isMacOS,
    isApple: isIos || isMacOS,
    isWindows: userAgent.includes('Windows'),
    isCrawler: crawlers.test(userAgent),
    ...(browser && { [browser]: true }),
  }
  return deviceOf(
    userAgent,
    Object.entries(holds).flatMap(([flag, held]) => (held ? [flag] : [])),
  )
}
