import { atom } from 'jotai'

/** What can be told of a device, in the order it is written down. */
export const deviceFlags = [
  'isMobile',
  'isTablet',
  'isDesktop',
  'isIos',
  'isAndroid',
  'isWindows',
  'isMacOS',
  'isApple',
  'isSafari',
  'isFirefox',
  'isEdge',
  'isChrome',
  'isSamsung',
  'isCrawler',
] as const

export type DeviceFlag = (typeof deviceFlags)[number]

/** The device by its user agent (DEVICE-01, DEVICE-02). */
export type DeviceInfo = { userAgent: string } & Record<DeviceFlag, boolean>

/** Builds the whole from what holds. */
export const deviceOf = (userAgent: string, holds: readonly string[]): DeviceInfo => ({
  userAgent,
  ...(Object.fromEntries(deviceFlags.map((flag) => [flag, holds.includes(flag)])) as Record<
    DeviceFlag,
    boolean
  >),
})

/** As one short text, to be sent along with the page. */
export const writeDevice = (device: DeviceInfo): string =>
  deviceFlags.filter((flag) => device[flag]).join(' ')

/** The other way round. */
export const readDevice = (userAgent: string, text: string): DeviceInfo =>
  deviceOf(userAgent, text.split(' '))

/** The device whoever is there uses; the server's judgement first, the browser's own after a resize. */
export const deviceAtom = atom<DeviceInfo>(deviceOf('', []))
