// @vitest-environment happy-dom
import { refusal } from '@marquee/core/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeCheck, makeStatus } from '../testing/makeStatus.ts'
import { answered, showApp } from '../testing/showApp.tsx'
import { RealityCheckModal } from './RealityCheckModal.tsx'

const answerPath = 'POST /rest/responsible-play/reality-check/'
const due = makeStatus({
  realityCheck: makeCheck({
    due: true,
    minutes: 30,
    playedMs: 31.5 * 60_000,
    coins: { staked: 1_200, won: 450 },
  }),
})

async function show(answers = {}) {
  const close = vi.fn()
  const app = await showApp(
    <RealityCheckModal
      name="reality-check"
      props={{}}
      close={close}
      frame={{ open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }}
    />,
    { status: due, answers: { [answerPath]: answered(makeStatus()), ...answers } },
  )
  await screen.findByTestId('reality-played')
  return { ...app, close }
}
const answersOf = (asked: { method: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => body)

it('MODAL-36 shows the time played, staked, won and net, and no way around an answer', async () => {
  await show()
  expect(screen.getByTestId('reality-played').textContent).toBe('31 minutes')
  const figure = (name: string) => screen.getByTestId(`reality-coins-${name}`).textContent
  expect(figure('staked')).toContain('1,200')
  expect(figure('won')).toContain('450')
  expect(figure('net')).toContain('-750')
  expect(screen.queryByTestId('reality-entries-net')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

it.each([
  ['Keep playing', 'continue', '/'],
  ['Stop for now', 'stop', '/lobby/'],
])('"%s" answers %s and leads to %s', async (name, answer, place) => {
  const { asked, close, location } = await show()
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(answersOf(asked)).toEqual([{ answer }])
  await waitFor(() => expect(location()).toBe(place))
})

it('stays until its answer has arrived', async () => {
  const { close } = await show({ [answerPath]: () => refusal('unavailable') })
  fireEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
  await screen.findByText('We couldn’t save your answer. Check your connection and try again.')
  expect(close).not.toHaveBeenCalled()
})
