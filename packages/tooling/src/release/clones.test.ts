import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { deliverables } from './deliverables.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clones-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program; @throws with all that it printed when it fails. */
function run(cwd: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    // Each clone builds by itself: nothing comes from what another one built.
    env: { ...process.env, TURBO_FORCE: 'true', TURBO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}\n${stderr}`)
}

/** Packs a brand in a clone of the last commit of its own. Gives the archive. */
function packInClone(brand: string, place: string): { name: string; archive: Buffer } {
  const clone = path.join(folder, place)
  const out = path.join(folder, `out of ${path.basename(place)}`)
  mkdirSync(path.dirname(clone), { recursive: true })
  run(folder, 'git', 'clone', '--quiet', '--no-hardlinks', root, clone)
  run(clone, 'npx', '-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline', '--silent')
  run(clone, 'npx', '-y', 'pnpm@12', 'release:pack', brand, '--out', out)
  const name = readdirSync(out).find((file) => /-[0-9a-f]{8}\.tar\.gz$/.test(file)) ?? ''
  const archive = readFileSync(path.join(out, name))
  rmSync(clone, { recursive: true, force: true })
  return { name, archive }
}

it('two clones in different folders pack a brand to the same bytes', () => {
  const brand = deliverables()[0]?.name ?? ''
  const one = packInClone(brand, 'a')
  const other = packInClone(brand, 'somewhere else/much deeper/b')
  expect(one.name).toMatch(new RegExp(`^${brand}-`))
  expect(other.name).toBe(one.name)
  expect(one.archive.length).toBeGreaterThan(1_000_000)
  expect(other.archive.equals(one.archive)).toBe(true)
}, 1_800_000)
