import { wheels } from '@marquee/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allBrands } from '../../brands/index.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform()
}, 60_000)
afterAll(() => platform.stop())

it.each([...allBrands.values()])(
  'CALL-65 answers guests and players of $key with the wheels of its campaigns',
  async ({ key: brand, wheels: campaigns }) => {
    for (const client of [platform.guest({ brand }), await platform.signUp({}, { brand })]) {
      const { data } = await client.ask(wheels.configs)
      expect(data.wheels.map(({ wheelId }) => wheelId)).toEqual(
        campaigns.map(({ wheelId }) => wheelId),
      )
    }
  },
)
