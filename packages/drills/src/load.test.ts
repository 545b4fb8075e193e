import { describe, expect, it } from 'vitest'
import { leftToWatch } from './load.ts'

const refused = (error: object) => JSON.stringify({ success: false, error })

describe('how long a round has to be watched before the next', () => {
  it('is what the refusal says, and nothing for another answer', () => {
    expect(leftToWatch(refused({ code: 'too-fast', retryAfterMs: 1_900 }))).toBe(1_900)
    expect(leftToWatch(refused({ code: 'rate-limited', retryAfterMs: 1_900 }))).toBeNull()
    expect(leftToWatch(refused({ code: 'round-open' }))).toBeNull()
    expect(leftToWatch('{"success":true}')).toBeNull()
    expect(leftToWatch('<html>')).toBeNull()
  })
})
