import { afterAll, beforeAll, expect, it } from 'vitest'
import { policyReportsPath } from './policyReports.ts'
import { startTestFront, type TestFront } from './testing/startTestFront.ts'

let front: TestFront
beforeAll(async () => {
  front = await startTestFront()
})
afterAll(() => front.stop())

const post = async (body: string) => {
  const headers = { 'content-type': 'application/reports+json' }
  return (await front.ask(policyReportsPath, { method: 'POST', headers, body })).status
}

const modern = (effectiveDirective: string) => ({
  type: 'csp-violation',
  body: { effectiveDirective, blockedURL: 'https://evil.example/?mail=robin@example.test' },
})
const figures = async () => (await front.ask('/metrics')).text

it('a page says where its browser reports', async () => {
  const { headers } = await front.ask('/')
  expect(headers['reporting-endpoints']).toBe(`csp="${policyReportsPath}"`)
  expect(headers['content-security-policy']).toContain('report-to csp')
  expect(headers['content-security-policy']).toContain(`report-uri ${policyReportsPath}`)
})

it('reports of both forms are counted by directive, and nothing of them is kept', async () => {
  expect(await post(JSON.stringify([modern('img-src'), modern('img-src')]))).toBe(204)
  const old = { 'csp-report': { 'violated-directive': 'script-src https://a.example' } }
  expect(await post(JSON.stringify(old))).toBe(204)
  expect(await post(JSON.stringify(modern('made-up-by-somebody')))).toBe(204)
  const text = await figures()
  expect(text).toContain('marquee_csp_reports_total{brand="test",directive="img-src"} 2')
  expect(text).toContain('marquee_csp_reports_total{brand="test",directive="script-src"} 1')
  expect(text).toContain('marquee_csp_reports_total{brand="test",directive="other"} 1')
  expect(text).not.toMatch(/evil|robin|made-up/)
})

it('what is no report, too long or too often is refused', async () => {
  expect(await post('no json')).toBe(400)
  expect(await post(`"${'x'.repeat(20_000)}"`)).toBe(413)
  expect(await post(JSON.stringify(Array.from({ length: 60 }, () => modern('font-src'))))).toBe(204)
  expect(await figures()).toContain('directive="font-src"} 20')
  const answers = await Promise.all(Array.from({ length: 70 }, () => post('{}')))
  expect(answers).toContain(429)
})
