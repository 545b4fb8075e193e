import { session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

const statesOf = async (brand: string) => {
  const { data } = await platform.guest({ brand }).ask(session.restrictionInfo)
  return data.states
}

describe('restriction info', () => {
  it.each([...allBrands.keys()])(
    'CALL-77 lists the fifty states and DC with the rules of %s',
    async (brand) => {
      const states = await statesOf(brand)
      expect(new Set(states.map(({ code }) => code)).size).toBe(51)
      const settings = allBrands.get(brand)
      const blocked = states.filter(({ allowed }) => !allowed).map(({ code }) => code)
      expect(blocked.sort()).toEqual([...(settings?.blockedStates ?? [])].sort())
      expect(states.every(({ minimumAge }) => minimumAge >= 18)).toBe(true)
    },
  )

  it('asks for a state’s own age where that is higher than the brand’s', async () => {
    const ages = Object.fromEntries(
      (await statesOf('funrize')).map(({ code, minimumAge }) => [code, minimumAge]),
    )
    expect(ages).toMatchObject({ AL: 19, MS: 21, NE: 19, OH: 18 })
  })

  it('names states in both languages', async () => {
    const states = await statesOf('wireframe')
    expect(states.find(({ code }) => code === 'NY')?.name).toEqual({
      en: 'New York',
      es: 'Nueva York',
    })
  })
})
