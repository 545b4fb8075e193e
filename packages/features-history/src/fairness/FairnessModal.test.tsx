// @vitest-environment happy-dom
import type { FairCommitment } from '@marquee/contract'
import type { ModalProps } from '@marquee/core'
import { makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { history } from '../feature.ts'
import { makeCommitment, makeRevealed } from '../testing/makeDrawn.ts'
import { FairnessModal } from './FairnessModal.tsx'

const nextId = '9c4d8f52-31e7-4b8a-a6f0-2d17c5e9b399'
const commitment = (): FairCommitment | null => makeCommitment()
const frame: ModalProps['frame'] = {
  open: true,
  modal: true,
  inert: false,
  onOpenChange: () => {},
  onOpenChangeComplete: () => {},
}

/** What the platform does when a seed is to be shown: shows it, or refuses. */
async function show(refused: Parameters<typeof refusal>[0] | null, current = commitment()) {
  let shown = current
  let revealed = [makeRevealed()]
  const app = await makeApp({
    player: makePlayer(),
    brand: { features: [history()] },
    answers: {
      'GET /rest/fairness/': () => ({ success: true, data: { current: shown, revealed } }),
      'POST /rest/fairness/reveal/': () => {
        if (refused) return refusal(refused)
        const over = makeRevealed({ pairId: makeCommitment().pairId })
        const next = makeCommitment({ pairId: nextId, playerSeed: 'my-own', isOwnSeed: true })
        shown = next
        revealed = [over, ...revealed]
        return { success: true, data: { revealed: over, current: next } }
      },
    },
  })
  render(
    <app.Frame>
      <FairnessModal name="fairness" props={{}} close={() => {}} frame={frame} />
    </app.Frame>,
  )
  return app
}
const seedField = () => screen.getByLabelText<HTMLInputElement>('Your new seed')
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Show the seed' }))

it('shows what was locked in, and suggests a new seed of this device', async () => {
  await show(null)
  expect(await screen.findByText(makeCommitment().nextCommitment)).toBeTruthy()
  expect(screen.getByText('We picked this one. Change it to use your own.')).toBeTruthy()
  expect(seedField().value).toMatch(/^[0-9a-f]{24}$/)
})

it('shows the old seed for a new one, once', async () => {
  const { asked } = await show(null)
  await screen.findByText(makeCommitment().nextCommitment)
  fireEvent.change(seedField(), { target: { value: 'my own' } })
  expect(await screen.findByText(/No spaces/)).toBeTruthy()
  submit()
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  fireEvent.change(seedField(), { target: { value: 'my-own' } })
  submit()
  expect(await screen.findByText('You picked this one.')).toBeTruthy()
  const posts = asked.filter(({ method }) => method === 'POST')
  expect(posts.map(({ body }) => body)).toEqual([
    { pairId: makeCommitment().pairId, playerSeed: 'my-own' },
  ])
  await waitFor(() => expect(screen.getAllByText(makeRevealed().serverSeed)).toHaveLength(2))
})

it.each([
  ['round-open', /still open/],
  ['not-available', /another window/],
  ['internal', /wasn’t shown/],
] as const)('says why a seed was not shown: %s', async (code, words) => {
  await show(code)
  await screen.findByText(makeCommitment().nextCommitment)
  submit()
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
})

it('tells who has not opened a game what to do', async () => {
  await show(null, null)
  expect(await screen.findByText('No seeds yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show the seed' })).toBeNull()
})
