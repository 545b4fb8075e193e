// @vitest-environment happy-dom
import { titleModels } from '@marquee/game-catalogue/titles'
import { makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { history } from '../feature.ts'
import { makeBooksRound, makeDrawnRound, makeJackpotRound } from '../testing/makeDrawn.ts'
import { fieldsFromRound, noFields, toText } from './fields.ts'
import { VerifyPage } from './VerifyPage.tsx'

const drawn = makeDrawnRound()
const fruits = titleModels.find(({ model }) => model === 'lines-5-fruit')?.title ?? ''
const path = `GET /rest/history/rounds/${drawn.round.id}/`
const answer = (fairness: object | null = drawn.fairness) =>
  ({ success: true, data: { ...drawn, fairness } }) as never

async function show(answers: object = {}, isPlayer = true) {
  const app = await makeApp({
    player: isPlayer ? makePlayer() : null,
    path: `/verify?round=${drawn.round.id}`,
    brand: { features: [history()] },
    answers: answers as never,
  })
  render(
    <app.Frame>
      <VerifyPage />
    </app.Frame>,
  )
  return app
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check' }))

it('fills in the round of the address and finds it right, number by number', async () => {
  const { asked } = await show({ [path]: answer() })
  await waitFor(() => expect(field('Our seed').value).toBe(drawn.fairness.serverSeed))
  const before = asked.length
  check()
  const verdict = await screen.findByRole('status')
  expect(verdict.textContent).toContain('This round is right')
  expect(screen.getByText('The receipt belongs to this game, stake and round number.')).toBeTruthy()
  expect(
    within(screen.getAllByRole('group').at(-2) as HTMLElement).getAllByRole('listitem'),
  ).toHaveLength(5)
  // Checking asks nobody.
  expect(asked).toHaveLength(before)
})

it('calls no round right to which a jackpot fell that no seeds decide', async () => {
  const fallen = makeJackpotRound()
  await show({ [path]: { success: true, data: { ...drawn, ...fallen } } as never })
  await waitFor(() => expect(field('Our seed').value).toBe(fallen.fairness.serverSeed))
  check()
  const verdict = await screen.findByRole('status')
  expect(verdict.textContent).toContain('All but the jackpot is right')
  expect(verdict.textContent).not.toContain('Fill in')
})

it('has the books of another studio’s game before they are needed, so that checking asks nobody', async () => {
  const told = makeBooksRound()
  const books = `GET /rest/fairness/models/${told.modelId}/`
  const { asked } = await show({
    [path]: { success: true, data: { ...drawn, ...told } } as never,
    [books]: { success: true, data: told.table } as never,
  })
  await waitFor(() => expect(field('Our seed').value).toBe(told.fairness.serverSeed))
  await waitFor(() =>
    expect(asked.filter(({ path: asks }) => asks.includes('models'))).toHaveLength(1),
  )
  await waitFor(() => expect(screen.queryByText(/list of results/)).toBeNull())
  const before = asked.length
  check()
  const verdict = await screen.findByRole('status')
  expect(verdict.textContent).toContain('This round is right')
  expect(asked).toHaveLength(before)
})

it('says that the books are on their way, and checks once they are here', async () => {
  const told = makeBooksRound()
  let arrive: (answer: never) => void = () => {}
  const answered = new Promise<never>((resolve) => {
    arrive = resolve
  })
  await show({
    [path]: { success: true, data: { ...drawn, ...told } } as never,
    [`GET /rest/fairness/models/${told.modelId}/`]: () => answered,
  })
  expect(await screen.findByText(/Loading this game’s list of results/)).toBeTruthy()
  check()
  arrive({ success: true, data: told.table } as never)
  expect(await screen.findByText('This round is right')).toBeTruthy()
  expect(screen.queryByText(/list of results/)).toBeNull()
})

it('says that the books did not come, and asks again', async () => {
  const told = makeBooksRound()
  let fails = true
  await show({
    [path]: { success: true, data: { ...drawn, ...told } } as never,
    [`GET /rest/fairness/models/${told.modelId}/`]: () =>
      fails ? refusal('internal') : ({ success: true, data: told.table } as never),
  })
  expect(
    (await screen.findByText(/list of results didn’t load/)).closest('[role=alert]'),
  ).toBeTruthy()
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/list of results/)).toBeNull())
  check()
  expect(await screen.findByText('This round is right')).toBeTruthy()
})

it('takes no books that are not those of the round', async () => {
  const told = makeBooksRound()
  const [first, ...others] = told.table.modes['base']?.books ?? []
  const changed = { base: { price: 1, books: [{ ...first, weight: 99 }, ...others] } }
  await show({
    [path]: { success: true, data: { ...drawn, ...told } } as never,
    [`GET /rest/fairness/models/${told.modelId}/`]: {
      success: true,
      data: { ...told.table, modes: changed },
    } as never,
  })
  await waitFor(() => expect(field('Our seed').value).toBe(told.fairness.serverSeed))
  check()
  expect((await screen.findByRole('alert')).textContent).toContain('Game model')
})

it('says what does not match, and forgets it with the next change', async () => {
  await show({ [path]: answer() })
  await waitFor(() => expect(field('Your seed').value).toBe('lucky-seed'))
  type('Number of the round', '4')
  check()
  expect((await screen.findByRole('alert')).textContent).toContain('This round doesn’t match')
  expect(screen.getByText('The receipt belongs to another round.')).toBeTruthy()
  type('Number of the round', '3')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('names the fields that cannot be, for a guest as for a player', async () => {
  const { asked } = await show({}, false)
  type('Our seed', 'ABC')
  check()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Our seed, Your seed, Number of the round, Game model')
  expect(field('Our seed').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Our seed has 64 characters: 0 to 9 and a to f.')).toBeTruthy()
  expect(asked.some(({ path: asks }) => asks.includes('history'))).toBe(false)
})

it('takes a copied round, and says so where it is none', async () => {
  await show({}, false)
  const fields = fieldsFromRound(drawn.fairness, drawn.round.outcome) ?? noFields
  type('Copied round, link or number', 'not a round')
  fireEvent.click(screen.getByRole('button', { name: 'Fill in', hidden: true }))
  expect(await screen.findByText(/This isn’t a copied round, a link/)).toBeTruthy()
  type('Copied round, link or number', toText(fields))
  fireEvent.click(screen.getByRole('button', { name: 'Fill in', hidden: true }))
  check()
  expect((await screen.findByRole('status')).textContent).toContain('This round is right')
})

it('says when the seed is a secret still, and when nothing was shown before', async () => {
  await show({ [path]: answer({ ...drawn.fairness, serverSeed: null, wasCommittedBefore: false }) })
  expect(await screen.findByText(/still secret/)).toBeTruthy()
  expect(screen.getByText(/without opening its game first/)).toBeTruthy()
  expect(field('Our seed').value).toBe('')
})

it('asks again for a round that did not load', async () => {
  let fails = true
  await show({ [path]: () => (fails ? refusal('internal') : answer()) })
  expect(await screen.findByText(/didn’t load/)).toBeTruthy()
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(field('Our seed').value).toBe(drawn.fairness.serverSeed))
})

it('takes no press before its scripts run: the browser would leave the page', async () => {
  const app = await makeApp({ path: '/verify', brand: { features: [history()] } })
  const html = renderToString(
    <app.Frame>
      <VerifyPage />
    </app.Frame>,
  )
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/)
})

it('checks a round that was filled by hand: its game by title, its stake as it was read', async () => {
  const { asked } = await show({}, false)
  const { fairness } = drawn
  type('Our seed', fairness.serverSeed ?? '')
  type('Your seed', fairness.playerSeed)
  type('Number of the round', String(fairness.nonce))
  type('Game', fruits)
  fireEvent.change(screen.getByLabelText('Played with'), { target: { value: 'entries' } })
  type('Stake', '0,20')
  const before = asked.length
  check()
  const verdict = await screen.findByRole('status')
  // Nothing was said to compare with.
  expect(verdict.textContent).toContain('Nothing is wrong so far')
  expect(screen.getByText(/It takes 0\.20 and wins \d+\.\d\d \(entries\)/)).toBeTruthy()
  expect(asked).toHaveLength(before)
})

it('asks for a game that there is, and for an amount that can be read', async () => {
  await show({}, false)
  type('Game', 'Roulette')
  type('Stake', '0.2.0')
  check()
  expect((await screen.findByRole('alert')).textContent).toContain('Game model')
  expect(field('Game').getAttribute('aria-invalid')).toBe('true')
  expect(field('Stake').getAttribute('aria-invalid')).toBe('true')
})

it('fills in a round of the player’s own by its link', async () => {
  const other = '0d4f6b52-7a1e-4c55-9c3b-0f6a3c1d2e77'
  const { asked } = await show({
    [path]: answer(),
    [`GET /rest/history/rounds/${other}/`]: answer({ ...drawn.fairness, nonce: 41 }),
  })
  await waitFor(() => expect(field('Number of the round').value).toBe('3'))
  type('Copied round, link or number', `https://brand.example/verify?round=${other}`)
  fireEvent.click(screen.getByRole('button', { name: 'Fill in', hidden: true }))
  await waitFor(() => expect(field('Number of the round').value).toBe('41'))
  expect(asked.some(({ path: asks }) => asks.includes(other))).toBe(true)
})

it('says to a guest that a link fills in nothing without an account', async () => {
  const { asked } = await show({}, false)
  type('Copied round, link or number', drawn.round.id)
  fireEvent.click(screen.getByRole('button', { name: 'Fill in', hidden: true }))
  expect(await screen.findByText(/Sign in to have a round of yours/)).toBeTruthy()
  expect(asked.some(({ path: asks }) => asks.includes('history'))).toBe(false)
})
