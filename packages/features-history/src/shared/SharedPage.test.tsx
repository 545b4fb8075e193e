// @vitest-environment happy-dom
import type { RouteContext } from '@marquee/core'
import { type Answers, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { isValid, titleValues } from '../bundle.ts'
import { history } from '../feature.ts'
import { makeShared } from '../testing/makeShared.ts'
import { isShared, loadShared, sharedTitle } from './queries.ts'
import { ShareRound } from './ShareRound.tsx'
import { LinkedRound } from './SharedPage.tsx'

afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

const linkId = makeShared().id
const asked = `GET /rest/shared-rounds/${linkId}/`
const roundId = '5b0a6c1e-93f2-4f5e-8b0a-d8b7e1f3a001'

async function open(answers: Answers) {
  const app = await makeApp({
    path: `/replay/${linkId}`,
    brand: { features: [history()] },
    answers,
  })
  const { runtime } = app
  const context = {
    ...runtime,
    isGuest: true,
    params: { linkId },
    search: {},
  } as unknown as RouteContext
  return { app, context }
}

it('shows the round to a guest with stake, win and multiple, and says nothing of a player', async () => {
  const { app, context } = await open({ [asked]: { success: true, data: makeShared() } })
  await loadShared(context)
  render(
    <app.Frame>
      <LinkedRound linkId={linkId} />
    </app.Frame>,
  )
  expect(await screen.findByTestId('replay-frame')).toBeTruthy()
  expect(screen.getByText('×12.5')).toBeTruthy()
  expect(screen.getByText('Stake').nextElementSibling?.textContent).toContain('20')
  expect(screen.getByText('Win').nextElementSibling?.textContent).toContain('250')
  expect(screen.queryByText('Net')).toBeNull()
})

it('tells cards of shared links what was won where, and of a lost round the game alone', async () => {
  const won = await open({ [asked]: { success: true, data: makeShared() } })
  await loadShared(won.context)
  expect(sharedTitle(won.context)).toEqual({
    context: 'won',
    title: 'Lucky Reef',
    multiple: '×12.5',
  })
  const lost = await open({ [asked]: { success: true, data: makeShared({ win: 0, multiple: 0 }) } })
  await loadShared(lost.context)
  expect(titleValues(lost.context, 'shared')).toMatchObject({ context: 'lost' })
})

it('is no page where there is no such round, and asks again where something else failed', async () => {
  const unknown = await open({ [asked]: refusal('not-found') })
  await loadShared(unknown.context)
  expect(isShared(unknown.context)).toBe(false)
  expect(isValid(unknown.context, 'page')).toBe(true)

  const failed = await open({ [asked]: refusal('internal') })
  await loadShared(failed.context)
  expect(isShared(failed.context)).toBe(true)
})

it('asks for nothing where no link looks like the address', async () => {
  const { app, context } = await open({})
  const malformed = { ...context, params: { linkId: 'about' } } as unknown as RouteContext
  await loadShared(malformed)
  expect(isShared(malformed)).toBe(false)
  expect(app.asked).toEqual([])
})

async function share(link: { id: string; expiresAt: number } | null) {
  const made = { id: linkId, expiresAt: Date.UTC(2027, 1, 1) }
  const app = await makeApp({
    player: makePlayer(),
    brand: { features: [history()] },
    answers: {
      [`POST /rest/history/rounds/${roundId}/share/`]: { success: true, data: { link: made } },
      [`DELETE /rest/history/rounds/${roundId}/share/`]: { success: true },
    },
  })
  const view = render(
    <app.Frame>
      <ShareRound roundId={roundId} link={link} />
    </app.Frame>,
  )
  return { app, made, own: within(view.container) }
}

it('makes a link only when asked, and hands it to the device', async () => {
  const handed = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: handed, configurable: true })
  const { app, own } = await share(null)
  expect(own.queryByRole('textbox')).toBeNull()
  expect(app.asked).toEqual([])
  fireEvent.click(own.getByRole('button', { name: 'Share this round' }))
  await waitFor(() => expect(handed).toHaveBeenCalled())
  expect(handed.mock.calls[0]?.[0].url).toMatch(new RegExp(`/replay/${linkId}$`))
})

it('shows the link that is on, with until when, and ends it', async () => {
  const { app, own } = await share({ id: linkId, expiresAt: Date.UTC(2027, 1, 1) })
  expect(own.getByRole<HTMLInputElement>('textbox').value).toContain(`/replay/${linkId}`)
  expect(own.getByText(/This link works until/).textContent).toContain('2027')
  fireEvent.click(own.getByRole('button', { name: 'Stop sharing' }))
  await waitFor(() => expect(app.asked.length).toBe(1))
})
