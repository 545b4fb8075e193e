import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { callsOf } from './testing/hardening.ts'
import { makePlatform } from './testing/makePlatform.ts'
import { contract } from './contract.ts'

const platform = await makePlatform()
afterAll(() => platform.stop())

const list = path.resolve(import.meta.dirname, '../../../docs/contracts/unanswered.md')

describe('the contract and the platform', () => {
  it('differ by exactly the calls that the list of unanswered calls names', () => {
    const answered = new Set(callsOf(platform).map(({ id }) => id))
    const unanswered = Object.values(contract.calls)
      .filter(({ id }) => !answered.has(id))
      .map(({ id, method, path: address }) => `- \`${id}\`: ${method} ${address}`)
    const named = readFileSync(list, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('- '))
    expect(named).toEqual(unanswered)
  })
})
