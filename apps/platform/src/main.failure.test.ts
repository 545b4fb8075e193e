import { once } from 'node:events'
import { startRaygun } from '@marquee/platform-providers/testing/raygun'
import { expect, it } from 'vitest'
import { mainProcesses } from './testing/mainProcesses.ts'

const { house, start } = mainProcesses({ SANDBOX: '1' })

/** Lets a signal plant a failure that nobody catches, as a mistake in the program would. */
const planted = `process.on('SIGUSR2', () => void Promise.reject(new Error('planted by a test')))`

it('tells of a failure that nobody caught before the process ends by it', async () => {
  const company = await startRaygun()
  try {
    const platform = await start({
      ...(await house('fails')),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(planted)}`,
      PLATFORM_MONITORING_URL: company.url,
      PLATFORM_MONITORING_KEY: company.key,
    })
    const ended = once(platform.child, 'exit')
    platform.child.kill('SIGUSR2')
    expect(await ended).toEqual([1, null])
    expect(company.entries).toHaveLength(1)
    expect(company.entries[0]?.details.error).toMatchObject({
      className: 'Error',
      message: 'the process failed: planted by a test',
    })
    expect(company.entries[0]?.details.tags).toEqual([
      'role:all',
      expect.stringMatching(/^version:\d+\.\d+\.\d+/),
    ])
  } finally {
    await company.stop()
  }
}, 240_000)
