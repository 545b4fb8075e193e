import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { heldIn, promisedIn } from './figures.ts'

it('reads what a process holds, alone and with what it shares', () => {
  const rollup = 'Rss:              100000 kB\nPss:               50000 kB\nPss_Anon:  1 kB\n'
  expect(heldIn(rollup)).toEqual({ rss: 102.4, pss: 51.2 })
  expect(() => heldIn('')).toThrow(/smaps_rollup/)
})

it('finds a figure for every process in docs/deploying.md', () => {
  const promised = promisedIn(readFileSync(path.join(root, 'docs/deploying.md'), 'utf8'))
  expect([...promised.keys()]).toEqual(['all', 'api', 'sockets', 'worker', 'front'])
  for (const [name, most] of promised) expect(most, name).toBeGreaterThan(50)
})
