import type { Page } from '@playwright/test'
import { frameSkin, games } from '@marquee/game-catalogue'
import { stormrush } from '../../support/brands.ts'
import { gameFrame, gameIsReady, gameWindow, hurry, switchSound } from '../../support/game.ts'
import { openAlive } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: gameWindow })

/** Two games of one place, type and colours, of two studios: what differs is the studio's. */
const pair = games
  .filter(({ type }) => type === 'slots')
  .flatMap((one, index, all) =>
    all
      .slice(index + 1)
      .filter((other) => other.skin.scene === one.skin.scene)
      .filter((other) => other.skin.palette.id === one.skin.palette.id)
      .filter((other) => other.providerSlug !== one.providerSlug)
      .map((other) => [one, other] as const),
  )[0]!

const hexOf = (rgb: string) =>
  `#${rgb
    .match(/\d+/g)!
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`

/** Writes down, in every frame, which notes are played and what they are made of. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: { hz: number; type: string | undefined }[] = []
    const waves: number[][] = []
    Object.assign(globalThis, { heard, waves })
    globalThis.OscillatorNode = class extends OscillatorNode {
      constructor(context: BaseAudioContext, options: OscillatorOptions = {}) {
        super(context, options)
        heard.push({ hz: options.frequency ?? 0, type: options.type })
      }
    }
    const make = BaseAudioContext.prototype.createPeriodicWave
    BaseAudioContext.prototype.createPeriodicWave = function (real, imag, ...rest) {
      waves.push([...imag])
      return make.call(this, real, imag, ...rest)
    }
  })

test('games of two studios show and sound their own, in the place they share', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await signUpByApi(context, stormrush)
  await listen(page)
  for (const title of pair) {
    const { studio, face } = frameSkin(title)
    const frame = gameFrame(page)
    await openAlive(page, `${stormrush.origin}/library?game=${title.id}`)
    await gameIsReady(page)
    await expect(frame.locator('.curtain')).toHaveCount(0)

    await expect(frame.locator('.maker')).toHaveText(studio.name)
    await expect(frame.locator('.maker path')).toHaveAttribute('d', studio.mark)
    const looks = await frame.locator('#game').evaluate(async (root) => {
      const style = (selector: string) => getComputedStyle(root.querySelector(selector)!)
      const bar = style('.bar')
      const faces = [...document.fonts].map(({ family, status }) => `${family}: ${status}`)
      return {
        ground: bar.backgroundColor,
        ink: bar.color,
        plate: style('.step').backgroundColor,
        keyInk: style('.play').color,
        corner: style('.step').borderTopLeftRadius,
        counters: style('.meter .amount').fontFamily,
        title: style('h1').fontFamily,
        faces,
      }
    })
    expect(hexOf(looks.ground)).toBe(studio.styles['ground'])
    expect(hexOf(looks.ink)).toBe(studio.styles['ink'])
    expect(hexOf(looks.plate)).toBe(studio.styles['plate'])
    expect(hexOf(looks.keyInk)).toBe(studio.styles['key-ink'])
    expect(looks.corner).toBe(studio.styles['corner'])
    expect(looks.counters).toContain('Studio')
    expect(looks.title).toContain('Cover')
    expect(looks.faces.sort()).toEqual(['Cover: loaded', 'Studio: loaded'])
    expect(face).toBeDefined()

    // Off as long as nobody has turned it on.
    const heard = () =>
      frame.locator('#game').evaluate(() => {
        const { heard, waves } = globalThis as unknown as {
          heard: { hz: number; type: string }[]
          waves: number[][]
        }
        return { first: heard[0], waves }
      })
    expect((await heard()).first).toBeUndefined()
    await switchSound(page, true)
    // A gesture of the player's, without which a browser keeps quiet.
    await frame.locator('.play').click({ force: true, noWaitAfter: true })
    await expect.poll(async () => (await heard()).first?.hz).toBeCloseTo(studio.voice.root * 1.5)
    const [wave] = (await heard()).waves
    expect(wave!.slice(1).map((part) => Math.round(part * 1000) / 1000)).toEqual(
      studio.voice.partials,
    )
    // A spin may have brought free spins, which take a minute when nobody hurries them.
    await hurry(frame)
    await switchSound(page, false)
  }
})
