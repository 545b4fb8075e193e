import { expect, it } from 'vitest'
import { toSectors } from './sectors.ts'

it('each sector is named by its prize in both languages, with its odds', () => {
  const sectors = [
    { id: 1, prize: { coins: 1_000, entries: 0 }, weight: 3 },
    { id: 2, prize: { coins: 0, entries: 20 }, weight: 1 },
  ]
  expect(toSectors(sectors).map(({ title }) => title)).toEqual([
    { en: '1,000 coins', es: '1,000 monedas' },
    { en: '0.20 entries', es: '0.20 participaciones' },
  ])
  expect(toSectors(sectors).map(({ chance }) => chance)).toEqual([0.75, 0.25])
})
