import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { brandSchema, type BrandSource, folderOf, parseBrands } from './brandSettings.ts'

const schema = brandSchema([
  {
    name: 'reef',
    settings: {
      welcome: z.object({ coins: z.int(), entries: z.int().default(0) }),
      fish: z
        .object({ perDay: z.int(), prizes: z.array(z.object({ coins: z.int() })).default([]) })
        .nullable()
        .default(null),
    },
  },
])
const source = {
  key: 'coralReef',
  name: 'Coral Reef',
  hosts: ['coral-reef.localhost'],
  contactEmail: 'support@reef.example',
  welcome: { coins: 5 },
}
const parse = (changes: object) =>
  parseBrands(schema, [{ ...source, ...changes } as BrandSource]).get(source.key)

describe('settings of a brand', () => {
  it('are taken with the defaults of what they leave out', () => {
    expect(parse({ fish: { perDay: 3 } })).toMatchObject({
      names: {},
      welcome: { coins: 5, entries: 0 },
      fish: { perDay: 3, prizes: [] },
    })
  })

  it('refuse a misspelt key, with the file and what was probably meant', () => {
    expect(() => parse({ contactEmial: 'else@reef.example' })).toThrow(
      "apps/coral-reef/campaigns.ts do not fit:\n✖ 'contactEmial' is not a setting here. Did you mean 'contactEmail'?",
    )
  })

  it('refuse a misspelt key at any depth, with where it stands', () => {
    const fish = { perDay: 3, prizes: [{ coins: 1, coin: 2 }] }
    expect(() => parse({ welcome: { coins: 5, entrys: 7 }, fish })).toThrow(
      /'entrys' is not a setting here\. Did you mean 'entries'\?\n\s+→ at welcome\n.*'coin' .* Did you mean 'coins'\?\n\s+→ at fish\.prizes\[0\]/s,
    )
  })

  it('refuse a key that is like no other, every one of them', () => {
    expect(() => parse({ volcano: {}, parrots: [] })).toThrow(
      /'volcano' is not a setting here\. 'parrots' is not a setting here\.$/m,
    )
  })

  it('name the folder of a key', () => {
    expect(['tern', 'coralReef'].map(folderOf)).toEqual(['tern', 'coral-reef'])
  })
})
