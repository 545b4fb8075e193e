import { describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import type { Region } from '@marquee/platform-kernel/region'
import { detourOf, isOpenIn, judgePosition } from '@marquee/platform-identity/restriction/rules'
import { states } from '@marquee/platform-identity/restriction/states'

const limits = {
  minimumAge: { default: 18, states: {} },
  blockedStates: ['ID', 'MI', 'MT', 'NV', 'WA'],
}
const us = (state: string | null): Region => ({ country: 'US', state })
const spain: Region = { country: 'ES', state: null }

/** Where each brand is closed; every other state of the fifty-one is open. */
const closed: Record<string, string> = {
  funrize: 'ID MI MT NV WA',
  tao: 'ID MI MT NV WA',
  nlc: 'ID MI MT NV NY WA',
  fortuneWheelz: 'CT ID MI MT NV WA',
  funzCity: 'ID MI MT NV WA',
  jackpotRabbit: 'ID MI MT NV WA',
  sws: 'CT ID MI MT NV NY WA',
  scarletSands: 'ID MI MT NV WA',
  stormrush: 'ID MI MT NV WA',
  wireframe: 'ID MI MT NV WA',
}

describe('the table of states', () => {
  it.each(Object.entries(closed))('GEO-01 decides on each of the 51 for %s', (key, codes) => {
    const brand = allBrands.get(key)
    if (!brand) throw new Error(`There is no brand '${key}'.`)
    const decided = states.map((code) => [
      code,
      isOpenIn(brand, us(code)),
      judgePosition(brand, code, us(code)),
    ])
    const isClosed = (code: string) => codes.split(' ').includes(code)
    expect(decided).toEqual(
      states.map((code) => [code, !isClosed(code), isClosed(code) ? 'region' : null]),
    )
  })
})

describe('isOpenIn', () => {
  it('is closed abroad and in places of the USA that are no state', () => {
    expect(isOpenIn(limits, spain)).toBe(false)
    expect(isOpenIn(limits, us('PR'))).toBe(false)
  })
  it('leaves an unknown state, and an unknown place, to the position', () => {
    expect(isOpenIn(limits, us(null))).toBe(true)
    expect(isOpenIn(limits, null)).toBe(true)
  })
})

describe('judgePosition', () => {
  it.each<[string, string | null, Region | null, ReturnType<typeof judgePosition>]>([
    ['the same state', 'OH', us('OH'), null],
    ['a state where the address names the country alone', 'OH', us(null), null],
    ['a state where the address is not known', 'OH', null, null],
    ['a blocked state', 'WA', us('WA'), 'region'],
    ['a blocked state behind an unknown address', 'WA', null, 'region'],
    ['nowhere in the USA behind an unknown address', null, null, 'region'],
    ['abroad, both', null, spain, 'region'],
    ['another state than the address', 'OH', us('CA'), 'contradiction'],
    ['an open state behind the address of a blocked one', 'OH', us('WA'), 'contradiction'],
    ['abroad behind an address of the USA', null, us('OH'), 'contradiction'],
    ['the USA behind an address abroad', 'OH', spain, 'contradiction'],
  ])('%s', (_, state, address, refusal) => {
    expect(judgePosition(limits, state, address)).toBe(refusal)
  })
})

describe('detourOf', () => {
  it.each([
    ['/lobby/', '/geoblock/'],
    ['/es/library', '/es/geoblock/'],
    ['/es', '/es/geoblock/'],
    ['/espresso', '/geoblock/'],
    ['/pages-of-mine', '/geoblock/'],
    ['/geoblock/', null],
    ['/es/geoblock', null],
    ['/page/terms-of-use', null],
    ['/es/page/privacy', null],
  ])('leads from %s to %s', (path, detour) => {
    expect(detourOf(path)).toBe(detour)
  })
})
