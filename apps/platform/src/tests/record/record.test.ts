import { sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Rng, seededRng } from '@marquee/game-math'
import { signingKey } from '@marquee/platform-record/key'
import { hashOf, type Line, signedOf } from '@marquee/platform-record/verify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealedKinds } from '../../modules.ts'
import { playAfter } from '../../testing/playRounds.ts'

import { check, faultOf, type House, live, makeHouse } from '../../testing/sealedHouse.ts'

describe('the sealed record of a house that was played in', { timeout: 120_000 }, () => {
  let house: House
  let whole: Buffer
  let outside: Buffer
  let text: string[]
  beforeAll(async () => {
    house = await makeHouse()
    await live(house)
    whole = await house.write()
    outside = readFileSync(house.file)
    text = whole.toString('utf8').trimEnd().split('\n')
  })
  afterAll(() => house.stop())

  const lines = () => text.map((line) => JSON.parse(line) as Line)

  it('holds every kind of what happened, each once, and all of it is as it was sealed', async () => {
    const found = check(whole, outside)
    const records = lines().filter(([type]) => type === 'record')
    expect(found).toMatchObject({ seals: 8, records: records.length })
    const names = records.map(([, , kind, id]) => `${kind} ${id}`)
    expect(new Set(names).size).toBe(names.length)
    const { db } = house.platform.kernel
    for (const { kind, table } of sealedKinds()) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)}`.execute(db)
      expect(records.filter(([, , of]) => of === kind).length, kind).toBe(rows[0]?.n)
      expect(rows[0]?.n, kind).toBeGreaterThan(0)
    }
  })

  it('tells nobody’s name, address or birthday', () => {
    expect(whole.toString('utf8')).not.toMatch(/Robin|Sam|Kim|@example|@staff|1990-05-17/)
  })

  const put = (all: readonly string[]) => Buffer.from(`${all.join('\n')}\n`)
  /** With as many lines as its end says: whoever changes a file thinks of that too. */
  const putWhole = (all: readonly string[]) =>
    put([...all.slice(0, -1), JSON.stringify(['end', String(all.length - 1)])])
  /** One of the places of a list, and another one that says something else. */
  const twoOf = (random: Rng, from: readonly number[]): [number, number] => {
    for (;;) {
      const one = from[random.int(from.length)] ?? 0
      const other = from[random.int(from.length)] ?? 0
      if (text[one] !== text[other]) return [one, other]
    }
  }
  const placesOf = (type: string) => lines().flatMap(([is], place) => (is === type ? [place] : []))

  const withOtherKey = (random: Rng): Buffer => {
    const bytes = Buffer.from(Array.from({ length: 32 }, () => random.int(256)))
    const other = signingKey(bytes.toString('base64'))
    let before: Line | null = null
    return put(
      lines().map((line) => {
        if (line[0] !== 'seal') return JSON.stringify(line)
        const unsigned: Line = ['seal', line[1] ?? '', hashOf(before), ...line.slice(3, 8)]
        before = [...unsigned, sign(null, signedOf(unsigned), other).toString('hex')]
        return JSON.stringify(before)
      }),
    )
  }

  /** Ways to change an export, and how many of a thousand are each. */
  const ways: Record<string, [count: number, change: (random: Rng) => Buffer]> = {
    'a byte of the file': [
      500,
      (random) => {
        const bytes = Buffer.from(whole)
        const place = random.int(bytes.length)
        bytes[place] = (bytes[place] ?? 0) ^ (1 << random.int(8))
        return bytes
      },
    ],
    'a letter of a field': [
      150,
      (random) => {
        const places = placesOf('record')
        const place = places[random.int(places.length)] ?? 0
        const line = [...(lines()[place] ?? [])]
        const field = 1 + random.int(line.length - 1)
        const old = line[field]
        const at = random.int(Math.max(old?.length ?? 0, 1))
        const letter = old?.[at] === '7' ? '8' : '7'
        line[field] = old ? old.slice(0, at) + letter + old.slice(at + 1) : '7'
        return put(text.with(place, JSON.stringify(line)))
      },
    ],
    'a record taken away': [
      100,
      (random) => {
        const places = placesOf('record')
        return putWhole(text.toSpliced(places[random.int(places.length)] ?? 0, 1))
      },
    ],
    'two records exchanged': [
      100,
      (random) => {
        const [one, other] = twoOf(random, placesOf('record'))
        return put(text.with(one, text[other] ?? '').with(other, text[one] ?? ''))
      },
    ],
    'a record added': [
      80,
      (random) => {
        const places = placesOf('record')
        const copied = text[places[random.int(places.length)] ?? 0] ?? ''
        const place = 1 + random.int(text.length - 1)
        return putWhole(text.toSpliced(place, 0, copied))
      },
    ],
    'seals exchanged': [
      30,
      (random) => {
        const [one, other] = twoOf(random, placesOf('seal'))
        return put(text.with(one, text[other] ?? '').with(other, text[one] ?? ''))
      },
    ],
    'the end cut off from a seal on': [
      30,
      (random) => {
        const seals = placesOf('seal')
        const from = seals[random.int(seals.length)] ?? 0
        return putWhole([...text.slice(0, from), ''])
      },
    ],
    'another key': [10, withOtherKey],
  }

  it('gives away 1,000 of 1,000 changes', () => {
    const random = seededRng(20_261_217)
    const found: Record<string, number> = {}
    let made = 0
    for (const [name, [count, change]] of Object.entries(ways)) {
      found[name] = 0
      for (let nth = 0; nth < count; nth++) {
        const bytes = change(random)
        expect(bytes.equals(whole)).toBe(false)
        made += 1
        if (faultOf(bytes, outside)) found[name] += 1
      }
    }
    expect(made).toBe(1_000)
    expect(found).toEqual(
      Object.fromEntries(Object.entries(ways).map(([name, [count]]) => [name, count])),
    )
  })

  it('is the same when it is exported again, while the house goes on', async () => {
    const player = await house.platform.signUp()
    await playAfter(house.platform, player, 4_000)
    expect((await house.write()).equals(whole)).toBe(true)
  })
})

it('the runbook tells auditors every kind and field, in their order', () => {
  const page = path.join(import.meta.dirname, '../../../../../docs/runbooks/verify-the-record.md')
  const text = readFileSync(page, 'utf8')
  for (const { kind, fields } of sealedKinds())
    expect(text).toContain(`| \`${kind}\` | ${Object.keys(fields).join(', ')} |`)
})
