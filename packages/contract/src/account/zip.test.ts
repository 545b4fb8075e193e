import { describe, expect, it } from 'vitest'
import { zipFitsState } from './zip.ts'

describe('zipFitsState', () => {
  it.each([
    ['10001', 'NY'],
    ['10001-1234', 'NY'],
    ['77001', 'TX'],
    ['00501', 'NY'],
    ['06390', 'NY'],
    ['20001', 'DC'],
    ['05501', 'MA'],
    ['73301', 'TX'],
    ['99950', 'AK'],
  ])('%s > is a ZIP of %s', (zip, state) => expect(zipFitsState(zip, state)).toBe(true))

  it.each([
    ['10001', 'TX'],
    ['43004', 'CA'],
    ['05501', 'VT'],
    ['73301', 'OK'],
    ['00000', 'NY'],
  ])('%s > is no ZIP of %s', (zip, state) => expect(zipFitsState(zip, state)).toBe(false))

  it('a ZIP of the wrong shape, or a state that is not known > is not judged here', () => {
    expect(zipFitsState('1234', 'NY')).toBe(true)
    expect(zipFitsState('12345', 'ZZ')).toBe(true)
  })
})
