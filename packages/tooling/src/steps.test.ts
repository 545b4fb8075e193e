import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './run.ts'
import { makeSteps } from './steps.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-steps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const quietly = { minutes: 1, tell: () => undefined }

describe('a step of a long command', () => {
  it('is told of when it begins, while it goes on, and with its time when it is over', async () => {
    const told: string[] = []
    const step = makeSteps({ minutes: 1, tell: (line) => told.push(line), pulse: 20 })
    const goesOn = async () => {
      await expect.poll(() => told.length).toBeGreaterThan(1)
      return 7
    }
    expect(await step('Building Reef', goesOn)).toBe(7)
    expect(told[0]).toBe('  Building Reef …')
    expect(told[1]).toMatch(/^ {4}… [\d.]+ s$/)
    expect(told.at(-1)).toMatch(/^ {2}Building Reef: [\d.]+ s$/)
  })

  it('fails as what it does fails', async () => {
    const failing = makeSteps(quietly)('Building Reef', () => Promise.reject(new Error('No reef.')))
    await expect(failing).rejects.toThrow('No reef.')
  })

  it('is ended when it takes too long, says which it was, and how it gets more time', async () => {
    const step = makeSteps({ ...quietly, minutes: 0.001, grace: 10 })
    const never = () => new Promise<void>(() => undefined)
    await expect(step('Packing Reef', never)).rejects.toThrow(
      /^'Packing Reef' took longer than 0\.001 minutes.*--patience 0\.002/,
    )
  })

  it('has time to tidy up when it is ended', async () => {
    const step = makeSteps({ ...quietly, minutes: 0.001 })
    let isTidy = false
    const tidies = (signal: AbortSignal | undefined) =>
      new Promise<void>((resolve) => {
        signal?.addEventListener('abort', () => {
          isTidy = true
          resolve()
        })
      })
    await expect(step('Packing Reef', tidies)).rejects.toThrow("'Packing Reef' took longer")
    expect(isTidy).toBe(true)
  })

  it('ends a program and all that it started when it is interrupted', async () => {
    const told = path.join(folder, 'child')
    const endless = makeSteps(quietly)('Building Reef', (signal) =>
      run('sh', ['-c', `sleep 600 & echo $! > ${told}.new; mv ${told}.new ${told}; wait`], {
        signal,
      }),
    )
    await expect.poll(() => existsSync(told), { timeout: 30_000 }).toBe(true)
    const child = Number(readFileSync(told, 'utf8'))
    expect(isAlive(child)).toBe(true)
    process.emit('SIGINT')
    await expect(endless).rejects.toThrow("'Building Reef' was interrupted.")
    await expect.poll(() => isAlive(child), { timeout: 10_000 }).toBe(false)
  })
})
