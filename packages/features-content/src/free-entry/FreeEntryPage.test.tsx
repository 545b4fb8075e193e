import { makeApp, makePlayer, refusal, type TestAppOptions } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { content } from '../feature.ts'
import { makeFreeEntry, makeRequest } from '../testing/makeFreeEntry.ts'
import { FreeEntryPage } from './FreeEntryPage.tsx'

const info = 'GET /rest/free-entry/'
const request = 'POST /rest/free-entry/codes/'
const answer = (data: object) => ({ success: true, data })

async function show(options: TestAppOptions = {}) {
  const { Frame } = await makeApp({
    brand: { features: [content()] },
    data: makePageData(),
    ...options,
  })
  return render(
    <Frame>
      <FreeEntryPage />
    </Frame>,
  ).container
}

describe('FreeEntryPage', () => {
  it.each(['en', 'es'] as const)('has words for everything in %s', async (locale) => {
    const requests = [
      makeRequest(),
      makeRequest({ code: 'BX27MKQ5', status: 'refused', reason: 'too-many', decidedAt: 1 }),
      makeRequest({ code: '4HWT9C3N', status: 'credited', entries: 500, decidedAt: 2 }),
    ]
    const answers = { [info]: answer(makeFreeEntry({ requests })) }
    const container = await show({ locale, player: makePlayer(), answers })
    await screen.findByTestId('card-sample')
    expect(container.textContent).not.toMatch(/\b(?:freeEntry|page|featurePage)\.\w+/)
  })

  it('tells a guest what to send and where, and offers an account for the code', async () => {
    await show({ answers: { [info]: answer(makeFreeEntry({ codesLeft: 0 })) } })
    expect(await screen.findByText(/P\.O\. Box 0000/)).toBeTruthy()
    expect(screen.getByText(/5\.00 entries/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What you get with an account' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Get a request code' })).toBeNull()
  })

  it('gets a code and shows it on the sample card', async () => {
    let requests = [] as ReturnType<typeof makeRequest>[]
    const answers = {
      [info]: () => answer(makeFreeEntry({ requests })),
      [request]: () => {
        requests = [makeRequest()]
        return answer(makeRequest())
      },
    }
    await show({ player: makePlayer(), answers })
    fireEvent.click(await screen.findByRole('button', { name: 'Get a request code' }))
    expect((await screen.findByTestId('request-code')).textContent).toBe('7K2M-PQ9X')
    const sample = within(screen.getByTestId('card-sample'))
    await waitFor(() => expect(sample.getByText('7K2M-PQ9X')).toBeTruthy())
    expect(screen.getByRole('button', { name: 'Get another code' })).toBeTruthy()
  })

  it('says why there is no code during a break', async () => {
    const answers = {
      [info]: answer(makeFreeEntry()),
      [request]: () => refusal('cool-off'),
    }
    await show({ player: makePlayer(), answers })
    fireEvent.click(await screen.findByRole('button', { name: 'Get a request code' }))
    expect(await screen.findByText(/on a break/)).toBeTruthy()
  })

  it('says so when there are as many codes as there may be', async () => {
    const answers = { [info]: answer(makeFreeEntry({ requests: [makeRequest()], codesLeft: 0 })) }
    await show({ player: makePlayer(), answers })
    expect(await screen.findByText(/Use it before you get another/)).toBeTruthy()
  })
})
