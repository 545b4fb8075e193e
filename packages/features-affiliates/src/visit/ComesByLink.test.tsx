// @vitest-environment happy-dom
import { makeApp, makePlayer, refusal, type TestAppOptions } from '@marquee/core/testing'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { affiliates } from '../feature.ts'
import { affiliateCode } from './affiliateCode.ts'
import { ComesByLink } from './ComesByLink.tsx'

const call = 'POST /rest/affiliates/visits/'
const answer = (isKnown: boolean) => ({ success: true, data: { isKnown } })
const allIds = 'session~language~preferences~consent~partners'

afterEach(() => {
  cleanup()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
})

async function follow(path: string, options: TestAppOptions = {}) {
  const app = await makeApp({
    brand: { features: [affiliates()] },
    path,
    answers: { [call]: answer(true) },
    ...options,
  })
  render(
    <app.Frame>
      <ComesByLink />
    </app.Frame>,
  )
  return app
}

describe('who comes by a partner’s link', () => {
  it('is counted once and keeps the code in the page, but not on the device unasked', async () => {
    const { runtime, asked } = await follow('/?aff=K7QWERTZ')
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.body).toEqual({ code: 'K7QWERTZ' })
    expect(affiliateCode(runtime)).toBe('K7QWERTZ')
    expect(document.cookie).not.toContain('K7QWERTZ')
  })

  it('keeps the code on the device where that is allowed', async () => {
    document.cookie = `cookie_control_consent=${allIds}; Path=/`
    document.cookie = `cookie_control_enabled_cookies=${allIds}; Path=/`
    await follow('/?aff=K7QWERTZ')
    await waitFor(() => expect(document.cookie).toContain('affiliate_code=K7QWERTZ'))
  })

  it('forgets a code that is no partner’s, and holds one while the platform cannot be asked', async () => {
    const unknown = await follow('/?aff=NOBODY', { answers: { [call]: answer(false) } })
    await waitFor(() => expect(unknown.asked).toHaveLength(1))
    await waitFor(() => expect(affiliateCode(unknown.runtime)).toBeUndefined())
    const unsure = await follow('/?aff=K7QWERTZ', {
      answers: { [call]: () => refusal('unavailable') },
    })
    await waitFor(() => expect(unsure.asked.length).toBeGreaterThan(0))
    expect(affiliateCode(unsure.runtime)).toBe('K7QWERTZ')
  })

  it('is nobody who plays here already, nor who comes without a code', async () => {
    const player = await follow('/?aff=K7QWERTZ', { player: makePlayer() })
    const guest = await follow(`/?aff=${'x'.repeat(41)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([...player.asked, ...guest.asked]).toEqual([])
    expect(affiliateCode(player.runtime)).toBeUndefined()
  })
})
