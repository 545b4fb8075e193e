import { describe, expect, it } from 'vitest'
import { stateAt } from './geography.ts'
import { states } from './states.ts'

/** Latitude and longitude of each capital. */
const capitals: Record<string, readonly [number, number]> = {
  AL: [32.377, -86.3],
  AK: [58.302, -134.42],
  AZ: [33.448, -112.097],
  AR: [34.747, -92.289],
  CA: [38.577, -121.494],
  CO: [39.739, -104.985],
  CT: [41.764, -72.682],
  DE: [39.157, -75.52],
  DC: [38.907, -77.037],
  FL: [30.438, -84.281],
  GA: [33.749, -84.388],
  HI: [21.307, -157.857],
  ID: [43.618, -116.2],
  IL: [39.798, -89.654],
  IN: [39.769, -86.162],
  IA: [41.591, -93.604],
  KS: [39.048, -95.678],
  KY: [38.187, -84.875],
  LA: [30.457, -91.187],
  ME: [44.307, -69.782],
  MD: [38.979, -76.491],
  MA: [42.358, -71.064],
  MI: [42.734, -84.555],
  MN: [44.955, -93.102],
  MS: [32.304, -90.182],
  MO: [38.579, -92.173],
  MT: [46.586, -112.018],
  NE: [40.808, -96.7],
  NV: [39.164, -119.766],
  NH: [43.207, -71.538],
  NJ: [40.22, -74.77],
  NM: [35.682, -105.94],
  NY: [42.653, -73.757],
  NC: [35.78, -78.639],
  ND: [46.821, -100.783],
  OH: [39.961, -82.999],
  OK: [35.492, -97.503],
  OR: [44.939, -123.031],
  PA: [40.264, -76.884],
  RI: [41.831, -71.415],
  SC: [34, -81.033],
  SD: [44.367, -100.346],
  TN: [36.166, -86.784],
  TX: [30.275, -97.74],
  UT: [40.777, -111.888],
  VT: [44.262, -72.581],
  VA: [37.539, -77.434],
  WA: [47.036, -122.905],
  WV: [38.336, -81.612],
  WI: [43.075, -89.384],
  WY: [41.14, -104.82],
}

describe('stateAt', () => {
  it.each(states)('finds %s at its capital', (code) => {
    const [latitude, longitude] = capitals[code] ?? [0, 0]
    expect(stateAt(latitude, longitude)).toBe(code)
  })

  it.each([
    ['Kansas City, Missouri', 39.1, -94.578, 'MO'],
    ['Kansas City, Kansas', 39.114, -94.627, 'KS'],
    ['Vancouver, Washington', 45.639, -122.661, 'WA'],
    ['Portland, Oregon', 45.515, -122.679, 'OR'],
    ['Stateline, Nevada', 38.972, -119.93, 'NV'],
    ['Manhattan', 40.758, -73.986, 'NY'],
    ['Key West', 24.555, -81.78, 'FL'],
    ['San Francisco', 37.775, -122.419, 'CA'],
    ['a ferry in San Francisco Bay', 37.83, -122.37, 'CA'],
    ['Anchorage', 61.218, -149.9, 'AK'],
  ])('tells neighbours apart: %s', (_, latitude, longitude, code) => {
    expect(stateAt(latitude, longitude)).toBe(code)
  })

  it.each([
    ['London', 51.507, -0.128],
    ['Toronto', 43.653, -79.383],
    ['Tijuana', 32.43, -117.05],
    ['San Juan, Puerto Rico', 18.466, -66.106],
    ['the middle of the Atlantic', 0, -30],
    ['the north pole', 90, 0],
    ['the date line', 0, 180],
  ])('gives nothing outside the states: %s', (_, latitude, longitude) => {
    expect(stateAt(latitude, longitude)).toBeNull()
  })
})
