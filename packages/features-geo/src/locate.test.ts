import { describe, expect, it } from 'vitest'
import { locate, type LocatingBrowser } from './locate.ts'

const permissions = (state: PermissionState): LocatingBrowser['permissions'] => ({
  query: async () => ({ state }) as PermissionStatus,
})
const failing = (code: number): LocatingBrowser['geolocation'] => ({
  getCurrentPosition: (_, fail) => fail?.({ code } as GeolocationPositionError),
})
const standing: LocatingBrowser['geolocation'] = {
  getCurrentPosition: (found) =>
    found({ coords: { latitude: 39.96, longitude: -83 } } as GeolocationPosition),
}
const throwing: LocatingBrowser['geolocation'] = {
  getCurrentPosition: () => {
    throw new Error('Not in this document.')
  },
}

describe('locate', () => {
  it('gives the position of a browser that may tell it, asked or not', async () => {
    for (const state of ['granted', 'prompt'] as const) {
      const located = await locate({ geolocation: standing, permissions: permissions(state) })
      expect(located).toEqual({ at: { latitude: 39.96, longitude: -83 } })
    }
  })

  it.each<[string, LocatingBrowser]>([
    ['geolocation not supported', { permissions: permissions('granted') }],
    ['permissions API not supported', { geolocation: standing }],
    [
      'permissions API not supported',
      { geolocation: standing, permissions: { query: () => Promise.reject(new TypeError()) } },
    ],
    ['user denied', { geolocation: standing, permissions: permissions('denied') }],
    ['permission denied', { geolocation: failing(1), permissions: permissions('prompt') }],
    ['position unavailable', { geolocation: failing(2), permissions: permissions('granted') }],
    ['timeout', { geolocation: failing(3), permissions: permissions('granted') }],
    ['unknown', { geolocation: failing(9), permissions: permissions('granted') }],
    ['unknown', { geolocation: throwing, permissions: permissions('granted') }],
  ])('says %s', async (failure, browser) => {
    expect(await locate(browser)).toEqual({ failure })
  })
})
