// @vitest-environment happy-dom
import { setClock } from '@marquee/core'
import { makeApp, makePlayer } from '@marquee/core/testing'
import type { Player } from '@marquee/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { account } from './feature.ts'
import { noteEmailConfirmShown, wantsEmailConfirm, wantsRegistration } from './queries.ts'

const noon = Date.UTC(2026, 10, 20, 12)
let time = noon
let restore = () => {}

beforeEach(() => {
  time = noon
  restore = setClock(() => time)
  localStorage.clear()
})
afterEach(() => restore())

const before = { at: Date.UTC(2026, 0, 1), device: 'Chrome, Windows' }

const toolsFor = async (
  overrides: Partial<Player>,
  previousSignIn: typeof before | null = before,
) => {
  const player = makePlayer(overrides)
  const answers = {
    'GET /rest/player/sessions/': { success: true, data: { sessions: [], previousSignIn } },
  }
  const { runtime } = await makeApp({ brand: { features: [account()] }, player, answers })
  return { api: runtime.api, queryClient: runtime.queryClient }
}

describe('the question about the e-mail address', () => {
  it('PROFILE-09 PROFILE-10 comes while the address is the contact and unconfirmed, a day apart', async () => {
    const tools = await toolsFor({ primaryContact: 'email', emailConfirmed: false })
    expect(await wantsEmailConfirm(tools)).toBe(true)
    noteEmailConfirmShown()
    expect(localStorage.getItem('marquee:email-confirm-after')).toBe(String(noon + 86_400_000))
    expect(await wantsEmailConfirm(tools)).toBe(false)
    time = noon + 86_400_000
    expect(await wantsEmailConfirm(tools)).toBe(true)
  })

  it.each([
    ['a confirmed address', { emailConfirmed: true }],
    ['a player who is reached by phone', { primaryContact: 'phone' }],
  ] as const)('PROFILE-09 does not come for %s', async (_, overrides) => {
    expect(await wantsEmailConfirm(await toolsFor(overrides))).toBe(false)
  })
})

describe('the question about the registration', () => {
  it.each([
    [false, 'closed_funnel', true],
    [true, 'closed_funnel', false],
    [false, 'open_funnel', false],
  ] as const)('AUTH-04 complete %s in a %s: asked %s', async (complete, funnelType, asked) => {
    const Registration = { complete, registrationFunnel: { funnelType } }
    expect(await wantsRegistration(await toolsFor({ Registration }))).toBe(asked)
  })
})

describe('the session of the sign-up', () => {
  it('nothing is asked unasked in it (PROFILE-09 AUTH-04)', async () => {
    const Registration = {
      complete: false,
      registrationFunnel: { funnelType: 'closed_funnel' as const },
    }
    const tools = await toolsFor({ Registration, emailConfirmed: false }, null)
    expect(await wantsEmailConfirm(tools)).toBe(false)
    expect(await wantsRegistration(tools)).toBe(false)
  })
})
