import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Program, runBeside } from './runBeside.ts'

const node = (name: string, code: string, onEnd: Program['onEnd'] = () => {}): Program => ({
  name,
  program: process.execPath,
  args: ['-e', code],
  env: process.env,
  onEnd,
})

describe('runBeside', () => {
  let printed = ''
  beforeEach(() => {
    printed = ''
    vi.spyOn(console, 'log').mockImplementation((text: string) => void (printed += `${text}\n`))
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text)
      return true
    })
  })
  afterEach(() => vi.restoreAllMocks())

  it('prints the output of each together, under its name', async () => {
    const slow = "console.log('one'); setTimeout(() => console.log('two'), 200)"
    await runBeside([node('Slow', slow), node('Quick', "console.log('three')")])
    expect(printed).toContain('== Slow\none\ntwo\n')
    expect(printed).toContain('== Quick\nthree\n')
  })

  it('ends the others with the first that fails, and names it', async () => {
    const ended = vi.fn()
    const endless = node('Endless', "console.log('for ever'); setInterval(() => {}, 1000)", ended)
    const run = runBeside([endless, node('Broken', "console.error('why'); process.exit(3)")])
    await expect(run).rejects.toThrow("'Broken' failed (3)")
    expect(ended).toHaveBeenCalledOnce()
    expect(printed).toContain('== Broken\nwhy\n')
    expect(printed).not.toContain('for ever')
  })

  it.runIf(process.platform === 'linux')('tells what processor time a program took', async () => {
    const spinning = 'while (process.cpuUsage().user < 300_000);'
    let taken: number | null = null
    await runBeside([node('Busy', spinning, (cpu) => (taken = cpu))])
    expect(taken).toBeGreaterThan(0.2)
  })

  it('fails with a program that is not there', async () => {
    const missing: Program = { name: 'Missing', program: 'no-such-program', args: [] }
    await expect(runBeside([missing])).rejects.toThrow("'Missing' failed (Error: spawn")
  })
})
