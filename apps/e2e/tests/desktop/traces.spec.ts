import {
  type Collector,
  type SentSpan,
  startCollector,
} from '@marquee/platform-kernel/testing/startCollector'
import type { BrowserContext, Page, WebSocket } from '@playwright/test'
import { stormrush, type TestedBrand } from '../../support/brands.ts'
import { requestsOf } from '../../support/clientSide.ts'
import { gameFrame, gameIsReady, gameWindow, openFromLibrary } from '../../support/game.ts'
import { type OwnHouse, startHouse } from '../../support/house.ts'
import { leaveInPeace, openAlive, socketOf } from '../../support/page.ts'
import { signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

let collector: Collector
let house: OwnHouse
let brand: TestedBrand

// One house for both.
test.describe.configure({ mode: 'default' })
test.use({ viewport: gameWindow })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  collector = await startCollector()
  house = await startHouse(stormrush, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRACE_SHARE: '1',
  })
  ;({ brand } = house)
})
test.afterAll(async () => {
  await house?.stop()
  await collector?.stop()
})

const necessary = 'session~language~preferences~consent'

const allowMonitoring = (context: BrowserContext) =>
  context.addCookies([
    {
      name: 'cookie_control_consent',
      value: `${necessary}~analytics~monitoring~marketing-push~partners`,
      url: brand.origin,
    },
    {
      name: 'cookie_control_enabled_cookies',
      value: `${necessary}~monitoring`,
      url: brand.origin,
    },
  ])

/** The trace of the newest call of a name, once what was painted of it has come too. */
async function traceOf(call: string): Promise<SentSpan[]> {
  let spans: SentSpan[] = []
  await expect
    .poll(
      () => {
        const newest = collector.spans.findLast(({ name }) => name === call)
        spans = collector.spans.filter(({ traceId }) => traceId === newest?.traceId)
        return spans.map(({ name }) => name)
      },
      { message: `the trace of ${call} ends with what was painted` },
    )
    .toEqual(expect.arrayContaining(['press', 'paint', 'push setBalance', 'front call']))
  return spans
}

/** Everything of a trace from the press to the paint of its answer, and of its push, hangs together. */
function expectWhole(spans: readonly SentSpan[], name: string): void {
  const only = (wanted: string): SentSpan => {
    const those = spans.filter((span) => span.name === wanted)
    expect(those, wanted).toHaveLength(1)
    return those[0] as SentSpan
  }
  const edge = only('front call')
  expect(edge.service).toBe('marquee-front')
  const call = only(name)
  expect(call).toMatchObject({ service: 'marquee-platform', parentSpanId: edge.spanId })
  const statements = spans.filter(({ name }) => name.startsWith('sql '))
  expect(statements.length).toBeGreaterThan(5)
  for (const statement of statements) expect(statement.parentSpanId).toBe(call.spanId)
  const texts = statements.map(({ attributes }) => String(attributes['db.query.text']))
  expect(texts).toContainEqual(expect.stringContaining('insert into outbox'))
  const push = spans.find(({ name }) => name === 'push setBalance')
  expect(push?.parentSpanId).toBe(call.spanId)

  const press = only('press')
  expect(press.parentSpanId).toBe(edge.spanId)
  const paints = spans.filter(({ name }) => name === 'paint')
  const painted = (of: SentSpan | undefined) =>
    paints.find(({ parentSpanId }) => parentSpanId === of?.spanId)
  const answered = painted(edge)
  expect(answered, 'the answer was painted').toBeDefined()
  expect(painted(push), 'the push was painted').toBeDefined()
  // By the page's word: the press, then the act, then its picture.
  expect(press.endTimeUnixNano).toBe(answered?.startTimeUnixNano)
  expect(BigInt(press.startTimeUnixNano)).toBeLessThan(BigInt(press.endTimeUnixNano))
  expect(BigInt(call.endTimeUnixNano)).toBeLessThan(BigInt(answered?.endTimeUnixNano ?? 0))
}

/** Settles when a push of the balance has come and was painted. */
async function balancePainted(page: Page, socket: WebSocket): Promise<void> {
  await socket.waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes('setBalance'),
  )
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
  })
}

/** Goes elsewhere, by which a page tells what it painted. */
const leave = (page: Page) => page.goto('about:blank')

test('one trace follows a press on a button to the act, its statements, its push and what was painted', async ({
  page,
  context,
}) => {
  await allowMonitoring(context)
  await signUpByApi(context, brand, { claimed: false })
  const loaded = requestsOf(page)
  const connected = socketOf(page)
  await openAlive(page, `${brand.origin}/library?openModal=daily-login`)
  const socket = await connected
  // What watches comes once the page has nothing else to do.
  await loaded.quiet()
  const shown = balancePainted(page, socket)
  await page.getByRole('dialog').getByTestId('daily-login-claim').click()
  await expect(page.locator('[data-step="over"]')).toBeVisible()
  await shown
  await leave(page)
  const call = 'GET /rest/daily-login/apply-prize/'
  expectWhole(await traceOf(call), call)
})

test('one trace follows a press inside a game, in its frame, to what was painted around it', async ({
  page,
  context,
}) => {
  await allowMonitoring(context)
  await leaveInPeace(context)
  await signUpByApi(context, brand)
  const loaded = requestsOf(page)
  const connected = socketOf(page)
  await openFromLibrary(page, brand, 'Wharf Sevens')
  await gameIsReady(page)
  const socket = await connected
  await loaded.quiet()
  const shown = balancePainted(page, socket)
  // The picture never rests, so that the runner would wait for the button to stand still.
  await gameFrame(page).locator('button.play').click({ force: true })
  await shown
  await leave(page)
  const call = 'POST /rest/game-rounds/'
  expectWhole(await traceOf(call), call)
})
