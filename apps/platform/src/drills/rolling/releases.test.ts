import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { campaigns } from '@marquee/app-tao/campaigns'
import { kernelMigrations } from '@marquee/platform-kernel/migrations'
import { isContracting } from '@marquee/platform-kernel/migrate'
import { expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { contracting, plantFor, playedTournaments, steps } from './releases.ts'
import { inTurn } from './rollout.ts'

const now = Date.parse('2026-11-26T14:00:00Z')
const ends = { now, middle: now + 100_000 }

it('each release has the steps of the one before it and one more, after all there are', () => {
  const [n, next, last] = [steps.N, steps['N+1'], steps['N+2']]
  expect([n.length, next.length, last.length]).toEqual([1, 2, 3])
  expect(next.slice(0, 1)).toEqual(n)
  expect(last.slice(0, 2)).toEqual(next)
  const known = [...kernelMigrations, ...modules.flatMap(({ migrations = [] }) => migrations)]
  expect(known.every(({ name }) => name < (n[0]?.name ?? ''))).toBe(true)
})

it('only the last step contracts', () => {
  expect(steps['N+2'].filter(({ name }) => isContracting(name))).toEqual([contracting])
})

it('tournaments end around the middle of the rollout, and have no ids of the brand’s', () => {
  const planted = playedTournaments(ends)
  const after = planted.map(
    ({ firstStart, hours }) => Date.parse(firstStart) + hours * 3_600_000 - now,
  )
  expect(after).toEqual(after.toSorted((one, other) => one - other))
  expect([after[0], after.at(-1)]).toEqual([70_000, 360_000])
  const own = new Set((campaigns.tournaments ?? []).map(({ id }) => id))
  expect(planted.filter(({ id }) => own.has(id))).toEqual([])
})

it('is in a process that is started with it, and in no file', () => {
  const root = path.resolve(import.meta.dirname, '../../../../..')
  const script = `
    const { kernelMigrations } = await import('${root}/packages/platform-kernel/src/migrations.ts')
    const { campaigns } = await import('${root}/apps/tao/campaigns.ts')
    console.log(JSON.stringify([kernelMigrations.at(-1).name, campaigns.tournaments.at(-1).id]))`
  const told = execFileSync(
    process.execPath,
    ['--import', plantFor('N+1', 'tao', ends), '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  )
  expect(JSON.parse(told)).toEqual([steps['N+1'][1]?.name, 9])
})

it('roles take turns', () => {
  const places = ['api', 'api', 'api', 'sockets', 'sockets', 'worker', 'worker']
  expect(inTurn(places.map((role) => ({ role }))).map(({ role }) => role)).toEqual([
    'api',
    'sockets',
    'worker',
    'api',
    'sockets',
    'worker',
    'api',
  ])
})
