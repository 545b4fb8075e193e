import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestFront, type TestFront } from './testing/startTestFront.ts'
import { vitalsPath } from './vitals.ts'

let front: TestFront
beforeAll(async () => {
  front = await startTestFront()
})
afterAll(() => front.stop())

const post = async (body: string) =>
  (await front.ask(vitalsPath, { method: 'POST', body, headers: { 'content-type': 'text/plain' } }))
    .status
const figures = async () => (await front.ask('/metrics')).text

it('counts what a page tells, by brand and kind of device', async () => {
  expect(await post('{"device":"phone","lcp":1234.5,"inp":48,"cls":0.02}')).toBe(204)
  // A visitor who pressed nothing.
  expect(await post('{"device":"phone","lcp":3000,"cls":0}')).toBe(204)
  const text = await figures()
  const about = 'brand="test",device="phone"'
  expect(text).toContain(`marquee_vitals_largest_paint_seconds_bucket{le="1.2",${about}} 0`)
  expect(text).toContain(`marquee_vitals_largest_paint_seconds_bucket{le="1.8",${about}} 1`)
  expect(text).toContain(`marquee_vitals_largest_paint_seconds_count{${about}} 2`)
  expect(text).toContain(`marquee_vitals_slowest_answer_seconds_sum{${about}} 0.048`)
  expect(text).toContain(`marquee_vitals_layout_shift_count{${about}} 2`)
})

it.each([
  ['no JSON', 'lcp=1'],
  ['a device of its own', '{"device":"watch","lcp":1}'],
  ['what is not asked for', '{"device":"phone","lcp":1,"player":"robin"}'],
  ['a paint before the visit', '{"device":"phone","lcp":-1}'],
  ['a number that is none', '{"device":"phone","lcp":"1"}'],
])('refuses %s and counts nothing of it', async (_what, body) => {
  const before = await figures()
  expect(await post(body)).toBe(400)
  const kept = (text: string) => text.split('\n').filter((line) => line.includes('_vitals_'))
  expect(kept(await figures())).toEqual(kept(before))
})

it('refuses what is too long, and what comes too often', async () => {
  expect(await post(`{"device":"phone","lcp":${'1'.repeat(600)}}`)).toBe(413)
  const answers = await Promise.all(
    Array.from({ length: 140 }, () => post('{"device":"desktop","lcp":1}')),
  )
  expect(answers).toContain(429)
})
