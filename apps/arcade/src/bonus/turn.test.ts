import { gameModels } from '@marquee/game-math'
import { expect, it } from 'vitest'
import { sectorAngles, sectorUnder, turnTo } from './turn.ts'

it('draws each sector as wide as it is likely, all round', () => {
  const angles = sectorAngles([{ weight: 1 }, { weight: 3 }])
  expect(angles).toEqual([
    { from: 0, to: expect.closeTo(Math.PI / 2) },
    { from: expect.closeTo(Math.PI / 2), to: expect.closeTo(2 * Math.PI) },
  ])
})

const wheels = gameModels.flatMap((model) => (model.engine === 'wheel' ? model.wheel.wheels : []))

it('stops every wheel in the middle of the sector that was drawn', () => {
  expect(wheels.length).toBeGreaterThan(2)
  for (const sectors of wheels) {
    for (const [sector, { from, to }] of sectorAngles(sectors).entries()) {
      const turned = turnTo(sectors, sector, 6)
      for (const aside of [-0.49, 0, 0.49]) {
        expect(sectorUnder(sectors, turned + (to - from) * aside)).toBe(sector)
      }
    }
  }
})
