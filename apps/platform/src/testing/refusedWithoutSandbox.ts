import { expect } from 'vitest'
import { makePlatform } from './makePlatform.ts'

/** A gift of the sandbox is not there where the sandbox is off, for players and for guests. */
export async function expectRefusedWithoutSandbox(path: string): Promise<void> {
  const platform = await makePlatform()
  try {
    const player = await platform.signUp()
    for (const client of [player, platform.guest()]) {
      const { status } = await client.send('POST', path, { body: {} })
      expect(status).toBe(404)
    }
  } finally {
    await platform.stop()
  }
}
