import { describe, expect, it } from 'vitest'
import { type DeviceFlag, readDevice, writeDevice } from './device.ts'
import { parseInBrowser } from './parseInBrowser.ts'
import { parseOnServer } from './parseOnServer.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

/** What each device calls itself, and what holds for it. */
const devices: [name: string, userAgent: string, holds: DeviceFlag[]][] = [
  [
    'Chrome on Windows',
    `${windows} ${webkit} Chrome/149.0.0.0 Safari/537.36`,
    ['isDesktop', 'isWindows', 'isChrome'],
  ],
  [
    'Edge on Windows',
    `${windows} ${webkit} Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0`,
    ['isDesktop', 'isWindows', 'isEdge'],
  ],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
    ['isDesktop', 'isWindows', 'isFirefox'],
  ],
  [
    'Safari on a Mac',
    `${mac} ${apple} Version/26.1 Safari/605.1.15`,
    ['isDesktop', 'isMacOS', 'isApple', 'isSafari'],
  ],
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${apple} Version/26.1 Mobile/15E148 Safari/604.1`,
    ['isMobile', 'isIos', 'isApple', 'isSafari'],
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) ${apple} CriOS/149.0.0.0 Mobile/15E148 Safari/604.1`,
    ['isMobile', 'isIos', 'isApple', 'isChrome'],
  ],
  [
    'Safari on an iPad that says so',
    `Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) ${apple} Version/26.1 Mobile/15E148 Safari/604.1`,
    ['isTablet', 'isIos', 'isApple', 'isSafari'],
  ],
  [
    'Chrome on an Android phone',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/149.0.0.0 Mobile Safari/537.36`,
    ['isMobile', 'isAndroid', 'isChrome'],
  ],
  [
    'Chrome on an Android tablet',
    `Mozilla/5.0 (Linux; Android 14; SM-X910) ${webkit} Chrome/149.0.0.0 Safari/537.36`,
    ['isTablet', 'isAndroid', 'isChrome'],
  ],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 14; SM-S928B) ${webkit} SamsungBrowser/28.0 Chrome/139.0.0.0 Mobile Safari/537.36`,
    ['isMobile', 'isAndroid', 'isSamsung'],
  ],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    ['isDesktop', 'isFirefox'],
  ],
  [
    'Opera, which is none of the named browsers',
    `${windows} ${webkit} Chrome/149.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    ['isDesktop', 'isWindows'],
  ],
]

const crawlers = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
]

const heldBy = (device: object): string[] =>
  Object.entries(device).flatMap(([flag, held]) => (held === true ? [flag] : []))

describe('the device', () => {
  it.each(devices)(
    'DEVICE-01 DEVICE-02 is read from the user agent: %s',
    (_name, userAgent, holds) => {
      expect(heldBy(parseOnServer(userAgent)).sort()).toEqual([...holds].sort())
      expect(parseOnServer(userAgent).userAgent).toBe(userAgent)
    },
  )
  it.each(devices)('is judged alike by the browser and the server: %s', (_name, userAgent) => {
    expect(parseInBrowser({ userAgent, maxTouchPoints: 0 })).toEqual(parseOnServer(userAgent))
  })
  it.each(crawlers)('DEVICE-01 is a crawler: %s', (userAgent) => {
    expect(parseOnServer(userAgent).isCrawler).toBe(true)
    expect(parseInBrowser({ userAgent, maxTouchPoints: 0 }).isCrawler).toBe(true)
  })
  it('is an iPad when a Mac has a touch screen, which only the browser can know', () => {
    const [, userAgent] = devices[3]!
    expect(heldBy(parseInBrowser({ userAgent, maxTouchPoints: 5 })).sort()).toEqual(
      ['isApple', 'isIos', 'isSafari', 'isTablet'].sort(),
    )
  })
  it('is a desktop when it does not say what it is', () => {
    expect(heldBy(parseOnServer(''))).toEqual(['isDesktop'])
  })
  it('comes back from its short text', () => {
    for (const [, userAgent] of devices) {
      const device = parseOnServer(userAgent)
      expect(readDevice(userAgent, writeDevice(device))).toEqual(device)
    }
  })
})
