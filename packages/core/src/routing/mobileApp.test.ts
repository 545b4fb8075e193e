import { describe, expect, it } from 'vitest'
import { mobileAppTarget } from './mobileApp.ts'

const targetOf = (path: string) => mobileAppTarget(new URL(path, 'https://brand.example'))

describe('mobileAppTarget', () => {
  it.each([
    ['/mobile-app', '/?webview=true'],
    ['/mobile-app/', '/?webview=true'],
    ['/mobile-app/vip', '/vip?webview=true'],
    ['/mobile-app/library?category=fishing#top', '/library?category=fishing&webview=true#top'],
    ['/mobile-app/vip?webview=false', '/vip?webview=true'],
    ['/es/mobile-app', '/es?webview=true'],
    ['/es/mobile-app/vip', '/es/vip?webview=true'],
    ['/mobile-app/es/vip', '/es/vip?webview=true'],
    ['/mobile-app//evil.example', '/evil.example?webview=true'],
  ])('ROUTE-43 leads from %s to %s', (path, target) => {
    expect(targetOf(path)).toBe(target)
  })
  it.each(['/', '/vip', '/mobile-apps', '/vip/mobile-app', '/es/vip', '/?mobile-app'])(
    'leaves %s alone',
    (path) => {
      expect(targetOf(path)).toBeNull()
    },
  )
})
