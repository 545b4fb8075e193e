import type { BrowserContext, Page } from '@playwright/test'
import { brandOf } from '../../support/brands.ts'
import { cameraOf, compareWith, isSame, settled, type Take } from '../../support/camera.ts'
import { reportOther } from '../../support/kept.ts'
import { addRules, sizes } from '../../support/look.ts'
import { leaveInPeace, openAlive, prefer } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const brand = brandOf('funrize')
const places = Object.entries(sizes).flatMap(([size, viewport]) =>
  ['/lobby/', '/library', '/profile'].map((path) => ({
    name: `${path} on a ${size}`,
    path,
    viewport,
  })),
)
const visits = 10

/** What can go wrong with the looks of a page and break nothing else. */
const defects = {
  'the header is hidden': 'header { visibility: hidden }',
  'the logo is gone': 'header a:first-of-type :is(img, svg, picture) { visibility: hidden }',
  'icons are gone': 'svg { visibility: hidden }',
  'corners are square': '*, ::before, ::after { border-radius: 0 }',
  'the faces are not the brand’s': '* { font-family: Arial, sans-serif }',
  'what is pressed has another colour':
    ':is(main, header, nav) :is(button, a):not(:has(img)) { background: #5b8def }',
  'buttons have no room': ':is(main, header, nav) :is(button, a) { padding: 0 }',
  'pictures are gone': 'img { visibility: hidden }',
  'nothing has an edge': '*, ::before, ::after { border-color: transparent; box-shadow: none }',
}

const slug = (name: string): string => name.replaceAll(/\W+/g, '-').replace(/^-/, '')

/** As rules that win over those of the page. */
const winning = (rule: string): string =>
  rule.replaceAll(/([^;{}]+:[^;{}]+?)(?=;| \})/g, '$1 !important')

/** Visits as often as it is asked: signs somebody else up and looks at every place; what is done with a look may change the page. */
function visitor(page: Page, context: BrowserContext) {
  const cameras = new Map(Object.values(sizes).map((size) => [size, cameraOf(page, size)]))
  return async (look: (name: string, take: Take) => Promise<void>) => {
    await context.clearCookies({ name: 'marquee' })
    await signUpByApi(context, brand)
    for (const { name, path, viewport } of places) {
      await page.setViewportSize(viewport)
      await openAlive(page, `${brand.origin}${path}`)
      await look(name, cameras.get(viewport)!.whole)
    }
  }
}

test(`of 54 planted defects full-size pictures of pages show 52 at least, and of ${visits} visits without one none`, async ({
  page,
  context,
}) => {
  test.setTimeout(2_400_000)
  await prefer(context, brand, 'dark')
  await leaveInPeace(context)
  const visit = visitor(page, context)
  const wanted = new Map<string, Buffer>()
  await visit(async (name, take) => void wanted.set(name, await settled(take)))

  const alarms: string[] = []
  for (let again = 0; again < visits; again += 1)
    await visit(async (name, take) => {
      const expected = wanted.get(name)!
      const seen = await compareWith(expected, take)
      if (isSame(seen)) return
      await reportOther(`visit-${again}-${slug(name)}`, expected, seen)
      alarms.push(`${name}: ${seen.count} points`)
    })
  expect(alarms).toEqual([])

  const found: string[] = []
  const missed: string[] = []
  await visit(async (name, take) => {
    for (const [what, rule] of Object.entries(defects)) {
      const takeBack = await addRules(page, winning(rule))
      const seen = await compareWith(wanted.get(name)!, take)
      const list = isSame(seen) ? missed : found
      list.push(`${what}, ${name}: ${seen.count} points`)
      await takeBack()
    }
  })
  console.log(`${found.length} of ${found.length + missed.length} defects found, no false alarm`)
  expect([...found, ...missed]).toHaveLength(54)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2)
})
