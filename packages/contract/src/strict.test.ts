import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { nothing, strict } from './strict.ts'

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('a strict schema', () => {
  it('refuses a field that it does not name, at every depth, and says which there are', () => {
    const schema = strict(
      z.object({
        list: z.array(z.object({ a: z.string().optional() })).default([]),
        one: z.object({ b: z.int() }).nullable().optional(),
        byName: z.record(z.string(), z.object({ c: z.int() })).optional(),
      }),
    )
    expect(messages(schema, { list: [{ a: 'x' }], one: { b: 1 }, byName: {} })).toBeUndefined()
    expect(messages(schema, { lists: [] })).toEqual([
      'Unknown field; the fields are list, one, byName',
    ])
    expect(messages(schema, { list: [{ b: 1 }], one: { b: 1, a: 2 } })).toEqual([
      'Unknown field; the fields are a',
      'Unknown field; the fields are b',
    ])
    expect(messages(schema, { byName: { any: { c: 1, d: 1 } } })).toEqual([
      'Unknown field; the fields are c',
    ])
    expect(messages(nothing, { a: 1 })).toEqual(['Unknown field; there are none'])
  })

  it('says what it was given to say, of the fields that there are and those that there are not', () => {
    const refusal = (known: string[], unknown: string[]) => `${unknown.join()} in ${known.join()}`
    const schema = z.object({ list: z.array(z.object({ a: z.int(), b: z.int() })) })
    const value = { list: [{ a: 1, b: 2, c: 3, d: 4 }], e: 5 }
    expect(messages(strict(schema, refusal), value)).toEqual(['c,d in a,b', 'e in list'])
    expect(messages(strict(schema), value)).toContain('Unknown field; the fields are list')
    expect(strict(schema, refusal)).toBe(strict(schema, refusal))
  })

  it('keeps defaults, rules over several fields, and what is open', () => {
    const schema = strict(
      z
        .object({ a: z.int().default(3), b: z.int().optional(), open: z.json().optional() })
        .refine(({ a, b }) => a !== b, 'They are equal'),
    )
    expect(schema.parse({ open: { any: [{ thing: 1 }] } })).toEqual({
      a: 3,
      open: { any: [{ thing: 1 }] },
    })
    expect(messages(schema, { a: 1, b: 1 })).toEqual(['They are equal'])
  })

  it('names the fields of the member of a union that is meant', () => {
    const schema = strict(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), one: z.int() }),
        z.object({ kind: z.literal('b'), two: z.int() }),
      ]),
    )
    expect(messages(schema, { kind: 'b', two: 1, one: 1 })).toEqual([
      'Unknown field; the fields are kind, two',
    ])
  })

  it('leaves the schema it was made from open, and is made once', () => {
    const open = z.object({ a: z.int() })
    expect(strict(open)).toBe(strict(open))
    expect(open.safeParse({ a: 1, b: 2 }).success).toBe(true)
    const text = z.string()
    expect(strict(text)).toBe(text)
  })

  it('is refused for a type of schema that it does not know', () => {
    expect(() => strict(z.map(z.string(), z.string()))).toThrow(/does not know schemas of the type/)
  })
})
