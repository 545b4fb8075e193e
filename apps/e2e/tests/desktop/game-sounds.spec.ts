import type { Page } from '@playwright/test'
import { frameSkin, games } from '@marquee/game-catalogue'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, gameWindow, startRound, switchSound } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })

const title = games.find(({ type, skin }) => type === 'slots' && skin.scene === 'cove')!

/** What each frame decodes: whether the sound that follows a loop's end is the one at its beginning. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const decoded: { seconds: number; loudest: number; likeness: number }[] = []
    Object.assign(globalThis, { decoded })
    const decode = BaseAudioContext.prototype.decodeAudioData
    BaseAudioContext.prototype.decodeAudioData = async function (...given) {
      const buffer = await decode.apply(this, given)
      const samples = buffer.getChannelData(0)
      // Loops are whole samples long; what is left of silence and roll is shorter than half a second.
      const around = (length: number) => {
        const from = Math.round(0.12 * buffer.sampleRate)
        let [both, one, other] = [0, 0, 0]
        for (let at = from; at < from + 2400 && at + length < samples.length; at++) {
          both += samples[at]! * samples[at + length]!
          one += samples[at]! ** 2
          other += samples[at + length]! ** 2
        }
        return both / Math.sqrt(one * other)
      }
      decoded.push({
        seconds: buffer.duration,
        loudest: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
        likeness: around(14 * buffer.sampleRate),
      })
      return buffer
    }
  })

test('a game fetches the ambience of its place and its studio’s music once sound is on, and nothing before', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await signUpByApi(context, stormrush)
  await listen(page)
  const fetched: { name: string; status: number; headers: Record<string, string> }[] = []
  page.on('response', (response) => {
    const [, name] = /\/arcade\/assets\/([^/]+\.mp3)$/.exec(response.url()) ?? []
    if (name) fetched.push({ name, status: response.status(), headers: response.headers() })
  })
  await openAlive(page, `${stormrush.origin}/library?game=${title.id}`)
  await startRound(page)
  await gameIsReady(page)
  expect(fetched).toEqual([])

  const frame = gameFrame(page)
  await switchSound(page, true)
  // A gesture of the player's, without which a browser keeps quiet.
  await frame.locator('.play').click({ force: true, noWaitAfter: true })
  await expect.poll(() => fetched.length, { timeout: 20_000 }).toBe(4)
  expect(fetched[0]!.name).toMatch(/^cove-/)
  const { name } = frameSkin(title).studio
  const slug = title.providerSlug
  expect(
    fetched.slice(1).map((file) => file.name.replace(/-[^-]{8}\.mp3$|-.{8}\.mp3$/, '')),
    name,
  ).toEqual([`${slug}-bed`, `${slug}-rhythm`, `${slug}-feature`])
  for (const { status, headers } of fetched) {
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('audio/mpeg')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cache-control']).toContain('immutable')
  }
  const decoded = () =>
    frame.locator('#game').evaluate(
      () =>
        (
          globalThis as unknown as {
            decoded: { seconds: number; loudest: number; likeness: number }[]
          }
        ).decoded,
    )
  await expect.poll(async () => (await decoded()).length).toBe(4)
  const [ambience] = await decoded()
  expect(ambience!.seconds).toBeGreaterThan(14)
  expect(ambience!.loudest).toBeGreaterThan(0.02)
  expect(ambience!.likeness).toBeGreaterThan(0.9)
})
