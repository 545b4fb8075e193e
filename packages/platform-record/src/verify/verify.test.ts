import { execFile } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { publicKeyOf, signingKey } from '../key.ts'
import { Fault, hashOf, leafOf, type Line, readKey, rootOf, signedOf, verify } from './verify.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const publicKey = publicKeyOf(key)

/** An export of seals that hold these records each. */
function makeExport(seals: readonly (readonly Line[])[], signer = signingKey(key)): string[] {
  const lines: Line[] = []
  let before: Line | null = null
  for (const [nth, records] of seals.entries()) {
    const root = rootOf(records.map(leafOf)).toString('hex')
    const unsigned: Line = [
      'seal',
      String(nth + 1),
      hashOf(before),
      String(1_000 * nth),
      String(nth),
      String(nth + 1),
      String(records.length),
      root,
    ]
    const seal: Line = [...unsigned, sign(null, signedOf(unsigned), signer).toString('hex')]
    lines.push(seal, ...records.map((one) => ['record', leafOf(one).toString('hex'), ...one]))
    before = seal
  }
  return [...lines, ['end', String(lines.length)]].map((line) => JSON.stringify(line))
}
const twoSeals = makeExport([
  [
    ['round', 'a', '10', null],
    ['round', 'b', '20', 'é'],
  ],
  [],
  [['limit', '1', '500']],
])
const check = (lines: readonly string[], outside?: readonly string[]) =>
  verify(lines, [readKey(publicKey)], outside)
const changed = (line: number, text: string, other: string) =>
  twoSeals.map((one, nth) => (nth === line ? one.replace(text, other) : one))

describe('the encoding', () => {
  // From the tests of Certificate Transparency, whose trees these are: leaves of "", 00, 10, 2021.
  it('makes the trees of RFC 6962', () => {
    const leaves = [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '0298d122906dcfc10892cb53a73992fc5b9f493ea4c9badb27b791b4127a7fe7',
    ].map((text) => Buffer.from(text, 'hex'))
    const root = (count: number) => rootOf(leaves.slice(0, count)).toString('hex')
    expect([0, 1, 2, 3].map(root)).toEqual([
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
      'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    ])
  })

  it('keeps texts apart, whatever stands in them, and null from nothing', () => {
    const leaves = [
      ['a', 'b'],
      ['ab', ''],
      ['a:', 'b'],
      ['a', '1:b'],
      ['a', null],
      ['a', ''],
      ['a', '-'],
      ['a'],
    ].map((texts) => leafOf(texts).toString('hex'))
    expect(new Set(leaves).size).toBe(leaves.length)
  })

  it('is the same for good: who wrote it anew reads what is sealed today', () => {
    // sha256 of the bytes 00 and "5:round,1:b,2:20,-,2:é,".
    expect(leafOf(['round', 'b', '20', null, 'é']).toString('hex')).toBe(
      '5c660d4e2849dfd134ab7823c851b2dddc13a0981e5b1f84ee2c194e8d551926',
    )
  })
})

describe('an export', () => {
  it('that is as it was sealed is counted', () => {
    expect(check(twoSeals)).toEqual({ seals: 3, records: 3, until: 2_000 })
    expect(
      check(
        twoSeals,
        twoSeals.filter((line) => line.includes('"seal"')),
      ),
    ).toMatchObject({
      seals: 3,
    })
  })

  it.each<[string, string[], RegExp]>([
    [
      'a field that was changed',
      changed(2, '20', '21'),
      /record 2 of seal 1, round b, was changed/,
    ],
    ['a leaf that was changed', changed(2, '"record","', '"record","0'), /round b, was changed/],
    [
      'a record that is gone from the database',
      changed(1, '["record"', '["gone"'),
      /record 1 of seal 1, round a, is gone/,
    ],
    [
      'a record that is gone from the file',
      twoSeals.toSpliced(1, 1),
      /seal 1 holds 2 records, 1 are there/,
    ],
    [
      'records that changed places',
      [twoSeals[0], twoSeals[2], twoSeals[1], ...twoSeals.slice(3)].map(String),
      /the records of seal 1 have the root/,
    ],
    [
      'a record that no seal holds',
      twoSeals.toSpliced(-1, 1, '["stray","round","c","1"]', '["end","7"]'),
      /round c is in no seal/,
    ],
    ['a time that was changed', changed(3, '"1000"', '"1001"'), /seal 2 was changed/],
    ['a seal that is missing', twoSeals.toSpliced(3, 1), /seal 2 was expected, seal 3 is there/],
    ['a seal of another chain', changed(4, '"3","', '"3","0'), /seal 3 follows on 0/],
    ['a signature in another form', changed(0, '"]', '0"]'), /seal 1 was changed/],
    ['another way to write the same', changed(2, ',"20"', ', "20"'), /not a line as the export/],
    ['a letter in another way', changed(2, 'é', '\\u00e9'), /not a line as the export/],
    ['half of a letter', changed(2, 'é', '\\ud800'), /not a line as the export/],
    ['a number for a text', changed(2, '"20"', '20'), /not a line as the export/],
    ['no line at all', twoSeals.toSpliced(1, 0, ''), /not a line as the export/],
    ['an end that is missing', twoSeals.slice(0, -1), /cut off/],
    ['another end', changed(6, '6', '5'), /the export had 5 lines, 6 are there/],
    ['more behind the end', [...twoSeals, '["end","7"]'], /goes on after its end/],
  ])('with %s is refused', (_, lines, expected) => {
    expect(() => check(lines)).toThrow(Fault)
    expect(() => check(lines)).toThrow(expected)
  })

  it('is refused when another key signed all of it', () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    expect(() => check(makeExport([[['round', 'a', '10']]], privateKey))).toThrow(
      'seal 1 was changed, or is not signed with the key that was given',
    )
  })

  it('may be signed with several keys, one after the other', () => {
    const other = Buffer.alloc(32, 8).toString('base64')
    const keys = [readKey(publicKeyOf(other)), readKey(publicKey)]
    expect(verify(twoSeals, keys).seals).toBe(3)
  })

  it('is refused when its end was cut off and the seals beside the database go on', () => {
    const seals = twoSeals.filter((line) => line.startsWith('["seal"'))
    const cut = [...twoSeals.slice(0, 4), '["end","4"]']
    expect(check(cut)).toMatchObject({ seals: 2 })
    expect(() => check(cut, seals)).toThrow(/seals were cut off; the next was \["seal","3"/)
  })
})

describe('safe:verify', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-verify-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const fileOf = (name: string, text: string | Buffer) => {
    const file = path.join(folder, name)
    writeFileSync(file, text)
    return file
  }
  const whole = fileOf('whole.jsonl', `${twoSeals.join('\n')}\n`)
  const run = async (...args: string[]) => {
    const program = path.join(import.meta.dirname, 'main.ts')
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [program, ...args])
      return { code: 0, text: stdout }
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string }
      return { code, text: stderr }
    }
  }

  it('ends with 0 and says how much it has looked at, with the key or a file of it', async () => {
    const pem = fileOf('key.pem', readKey(publicKey).export({ format: 'pem', type: 'spki' }))
    const told =
      'All is as it was sealed: 3 records, 3 seals, the last of 1970-01-01T00:00:02.000Z.\n'
    expect(await run(whole, '--key', publicKey)).toEqual({ code: 0, text: told })
    expect(await run(whole, '--key', pem)).toEqual({ code: 0, text: told })
  })

  it('ends with 1 for what was changed, bytes that are no text and half a line among them', async () => {
    const bytes = readFileSync(whole)
    bytes[bytes.indexOf('é')] = 0xff
    const told = await Promise.all([
      run(fileOf('bytes.jsonl', bytes), '--key', publicKey),
      run(fileOf('half.jsonl', twoSeals.join('\n')), '--key', publicKey),
      run(fileOf('changed.jsonl', `${changed(2, '20', '21').join('\n')}\n`), '--key', publicKey),
    ])
    expect(told.map(({ code }) => code)).toEqual([1, 1, 1])
    expect(told[2]?.text).toMatch(/^Up to line 4: record 2 of seal 1, round b, was changed/)
  })

  it('ends with 2 when it could not look', async () => {
    const told = await Promise.all([run(whole), run('nowhere.jsonl', '--key', publicKey)])
    expect(told.map(({ code }) => code)).toEqual([2, 2])
  })

  it('is at most 200 lines, and imports nothing but Node', () => {
    const texts = ['main.ts', 'verify.ts'].map((name) =>
      readFileSync(path.join(import.meta.dirname, name), 'utf8'),
    )
    expect(texts.join('').trimEnd().split('\n').length).toBeLessThanOrEqual(200)
    const imported = texts.flatMap((text) =>
      [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name),
    )
    expect(new Set(imported)).toEqual(
      new Set(['node:buffer', 'node:fs', 'node:util', 'node:crypto', './verify.ts']),
    )
  })
})
