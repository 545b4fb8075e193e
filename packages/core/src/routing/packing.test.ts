import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pack, unpack } from './packing.ts'

/** As JSON has it: what is undefined is left out. */
const travel = (data: unknown): unknown =>
  unpack(JSON.parse(JSON.stringify(pack(data, 'es'))), 'es')

const game = (id: number) => ({
  id,
  title: `Game ${id}`,
  img: `/covers/${id}.webp`,
  imageWeb: `/covers/${id}.webp`,
  isFavorite: false,
  badges: ['hot'],
})

it('packed data > rows say once what they have in common, and come out as they went in', () => {
  const games = [game(1), game(2), game(3)]
  const packed = JSON.stringify(pack({ games }, 'en'))
  expect(packed.match(/covers\/2/g)).toHaveLength(1)
  expect(packed.match(/isFavorite/g)).toHaveLength(1)
  expect(travel({ games })).toEqual({ games })
})

it('packed data > of a text in every locale the page’s own travels', () => {
  const data = {
    title: { en: 'Games', es: 'Juegos' },
    rows: [1, 2, 3].map((id) => ({ id, title: { en: 'A', es: 'B' } })),
  }
  expect(JSON.stringify(pack(data, 'es'))).not.toMatch(/Games|"A"/)
  expect(travel(data)).toEqual({
    title: { es: 'Juegos' },
    rows: [1, 2, 3].map((id) => ({ id, title: { es: 'B' } })),
  })
})

it('packed data > a text that the page’s locale lacks travels as it is', () => {
  expect(travel({ title: { en: 'Games' } })).toEqual({ title: { en: 'Games' } })
})

it('packed data > names of ours in somebody’s data are theirs', () => {
  for (const name of ['$rows', '$text', '$is'])
    expect(travel({ [name]: [1] })).toEqual({ [name]: [1] })
})

it('packed data > whatever JSON can say comes out as it went in', () => {
  const key = fc.oneof(fc.constantFrom('id', 'title', 'img', '$is', '$rows'), fc.string())
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, 0, 1.5, '', 'text'),
      fc.array(tie('tree')),
      // Rows of one table, more likely than by chance.
      fc
        .uniqueArray(fc.constantFrom('id', 'title', 'img', 'more'), { minLength: 1 })
        .chain((names) =>
          fc.array(fc.record(Object.fromEntries(names.map((name) => [name, tie('tree')]))), {
            minLength: 3,
            maxLength: 6,
          }),
        ),
      fc.dictionary(key, tie('tree')),
    ),
  }))
  fc.assert(
    fc.property(tree, (data) => {
      const plain: unknown = JSON.parse(JSON.stringify(data))
      expect(travel(plain)).toEqual(plain)
    }),
    { numRuns: 500 },
  )
})
