import { player, socials } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePlatform, type TestPlatform, type TestPlayer } from '../../testing/makePlatform.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(() => platform.stop())

const provider = 'google'

/** Goes through the provider's page as a browser does; gives what it sends back. */
async function allow(client: TestPlayer, name: string): Promise<{ code: string; state: string }> {
  const { url } = (await client.ask(socials.begin, { params: { provider } })).data
  const state = new URL(url, 'http://brand.test').searchParams.get('state') ?? ''
  expect((await client.send<{ text: string }>('GET', url)).body.text).toContain('Sandbox of Google')
  const answer = await client.send('GET', '/sandbox/social/google/allow', {
    query: { name, state },
  })
  expect(answer.status).toBe(302)
  const back = new URL(answer.headers.location ?? '', 'http://brand.test')
  expect(back.pathname).toBe('/profile/socials')
  return { code: back.searchParams.get('code') ?? '', state }
}

const link = (client: TestPlayer, body: { code: string; state: string }) =>
  client.call(socials.link, { params: { provider }, body })

describe('social accounts', () => {
  it('are linked by what the provider sends back, and unlinked again', async () => {
    const client = await platform.signUp()
    expect((await link(client, await allow(client, 'Robin'))).status).toBe(200)
    expect((await client.ask(player.me)).data.activeSocialAccounts).toEqual(['google'])
    const { accounts } = (await client.ask(socials.list)).data
    expect(accounts.map((account) => [account.provider, account.name])).toEqual([
      ['google', 'Robin'],
      ['facebook', null],
      ['apple', null],
    ])
    await client.ask(socials.unlink, { params: { provider } })
    expect((await client.ask(player.me)).data.activeSocialAccounts).toEqual([])
  })

  it('are not linked by an answer that is made up, used, late or another player’s', async () => {
    const client = await platform.signUp()
    const good = await allow(client, 'Sam')
    const [body] = good.code.split('.')
    expect((await link(client, { ...good, code: `${body}.forged` })).status).toBe(410)
    expect((await link(await platform.signUp(), good)).status).toBe(410)
    expect((await link(client, good)).status).toBe(200)
    expect((await link(client, good)).status).toBe(410)
    const late = await allow(client, 'Sam')
    platform.clock.advance(10 * 60_000)
    expect((await link(client, late)).status).toBe(410)
  })

  it('belong to one player of a brand', async () => {
    const first = await platform.signUp()
    await link(first, await allow(first, 'Kim'))
    const second = await platform.signUp()
    const answer = await link(second, await allow(second, 'kim'))
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'not-available'])
  })
})
