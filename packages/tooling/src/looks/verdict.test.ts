import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { verdictOfLooks } from './verdict.ts'

const ran = (status: string, ...messages: string[]) => ({
  errors: [],
  suites: [
    {
      suites: [
        {
          specs: [
            {
              title: 'modals',
              tests: [{ results: [{ status, errors: messages.map((message) => ({ message })) }] }],
            },
          ],
        },
      ],
    },
  ],
})
const other = 'Error: points of reef-dark-guest-home that are others\n\nexpect(received)...'
const fresh = 'Error: reef-dark-guest-news was there before'

it('a picture that is another is a difference, and no fault', () => {
  expect(verdictOfLooks(ran('failed', other, fresh))).toEqual({ differs: true, crashed: [] })
  expect(verdictOfLooks(ran('passed'))).toEqual({ differs: false, crashed: [] })
})

it('a run that did not come to its end is a fault, also beside a difference', () => {
  const broken = 'TimeoutError: locator.click: Timeout 15000ms exceeded.\nCall log:'
  expect(verdictOfLooks(ran('failed', other, broken))).toEqual({
    differs: true,
    crashed: ['modals: TimeoutError: locator.click: Timeout 15000ms exceeded.'],
  })
  expect(verdictOfLooks(ran('timedOut')).crashed).toEqual(['modals: timedOut'])
  expect(verdictOfLooks({ errors: [{ message: 'No server.' }], suites: [] }).crashed).toEqual([
    'No server.',
    'Nothing was looked at.',
  ])
})

it('the words by which a difference is known are those of the browser tests', () => {
  const kept = readFileSync(path.join(root, 'apps/e2e/support/kept.ts'), 'utf8')
  expect(kept).toContain('`points of ${name} that are others`')
  expect(kept).toContain('`${name} was there before`')
})

it('the night lets a difference pass, and nothing else', () => {
  const night = readFileSync(path.join(root, '.github/workflows/nightly.yml'), 'utf8')
  expect(night).toContain('npx -y pnpm@12 run looks || [ $? -eq 3 ]')
  expect(night).not.toContain('continue-on-error')
})
