import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestFront, type TestFront } from './testing/startTestFront.ts'

let front: TestFront
beforeAll(async () => {
  front = await startTestFront()
})
afterAll(() => front.stop())

const figures = async () => (await front.ask('/metrics')).text

it('counts pages, files and calls of a brand, and how the platform answered', async () => {
  await front.ask('/')
  await front.ask('/')
  await front.ask('/rest/player/')
  await front.ask('/media/covers/one-1234567890.webp')
  const text = await figures()
  expect(text).toMatch(/marquee_front_answers_total\{brand="test",served="page",status="200"\} 2/)
  expect(text).toMatch(/marquee_front_answers_total\{brand="test",served="call",status="\d+"\} 1/)
  expect(text).toMatch(/marquee_front_answers_total\{brand="test",served="file",status="200"\} 1/)
  expect(text).toMatch(/marquee_front_platform_calls_total\{asking="call",outcome="\dxx"\} 1/)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds /)
})

it('has no label that a visitor chose', async () => {
  for (let nth = 0; nth < 10; nth++)
    await front.ask(`/made-up-${nth}`, { headers: { host: `made-up-${nth}.example` } })
  expect(await figures()).not.toContain('made-up')
})

it('says when the platform does not answer', async () => {
  const alone = await startTestFront({ platformUrl: 'http://127.0.0.1:9' })
  try {
    expect((await alone.ask('/rest/player/')).status).toBe(503)
    expect((await alone.ask('/metrics')).text).toMatch(
      /marquee_front_platform_calls_total\{asking="call",outcome="away"\} 1/,
    )
  } finally {
    await alone.stop()
  }
})

it('shows nobody figures whom a proxy handed on, nor who lacks the key', async () => {
  const visitor = await front.ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(visitor.text).not.toContain('marquee_front_')
  const keyed = await startTestFront({ metricsKey: 'a-key-of-these-tests' })
  try {
    expect((await keyed.ask('/metrics')).text).not.toContain('marquee_front_')
    const headers = { authorization: 'Bearer a-key-of-these-tests' }
    expect((await keyed.ask('/metrics', { headers })).text).toContain('marquee_front_')
  } finally {
    await keyed.stop()
  }
})
