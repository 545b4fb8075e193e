import Bowser from 'bowser'
import { isbot } from 'isbot'
import { type DeviceFlag, type DeviceInfo, deviceOf } from './device.ts'

const systems: Record<string, DeviceFlag[]> = {
  iOS: ['isIos', 'isApple'],
  Android: ['isAndroid'],
  Windows: ['isWindows'],
  macOS: ['isMacOS', 'isApple'],
}
const browsers: Record<string, DeviceFlag[]> = {
  Safari: ['isSafari'],
  Firefox: ['isFirefox'],
  'Microsoft Edge': ['isEdge'],
  Chrome: ['isChrome'],
  'Samsung Internet for Android': ['isSamsung'],
}
const platforms: Record<string, DeviceFlag[]> = {
  mobile: ['isMobile'],
  tablet: ['isTablet'],
  desktop: ['isDesktop'],
}

/** Reads a `User-Agent` header (DEVICE-01, DEVICE-02). An unknown device is taken for a desktop. */
export function parseOnServer(userAgent: string): DeviceInfo {
  if (!userAgent) return deviceOf('', ['isDesktop'])
  const { os, browser, platform } = Bowser.parse(userAgent)
  return deviceOf(userAgent, [
    ...(systems[os.name ?? ''] ?? []),
    ...(browsers[browser.name ?? ''] ?? []),
    ...(platforms[platform.type ?? ''] ?? ['isDesktop']),
    ...(isbot(userAgent) ? ['isCrawler'] : []),
  ])
}
