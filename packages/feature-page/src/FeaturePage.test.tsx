import { makeApp, makePlayer } from '@marquee/core/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FeaturePage } from './FeaturePage.tsx'
import { makePageData } from './testing/makePageData.ts'
import { sampleFeature } from './testing/sampleFeature.ts'

type Form = 'banner' | 'stage' | 'column'

async function show(featurePage: Form, player = makePlayer()) {
  const { Frame } = await makeApp({
    player,
    data: makePageData(),
    brand: { features: [sampleFeature], composition: { featurePage } },
  })
  render(
    <Frame>
      <FeaturePage
        feature={sampleFeature.id}
        icon="gift"
        steps={3}
        facts={{ cost: 'coins' }}
        more={<p>More</p>}
      >
        <p>The thing itself</p>
      </FeaturePage>
    </Frame>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Lanterns' })
}

const rules = () =>
  screen
    .getAllByText('How it works and what it costs')
    .map((summary) => summary.closest('details')?.open)

describe.each(['banner', 'stage', 'column'] as const)('a feature page as %s', (featurePage) => {
  it('has title, sentence, state and the thing itself at its head, then the rest', async () => {
    await show(featurePage)
    const head = screen.getByRole('heading', { level: 1 }).closest('header')
    for (const words of ['Light one each day, and see what it brings.', 'The thing itself'])
      expect(head?.textContent).toContain(words)
    expect(head?.contains(screen.getByRole('status'))).toBe(true)
    expect(head?.dataset['form']).toBe(featurePage)
    const thing = screen.getByText('The thing itself')
    expect(thing.compareDocumentPosition(screen.getByText('More'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('has its rules behind one line, and open where they stand beside', async () => {
    await show(featurePage)
    expect(rules()).toEqual(featurePage === 'column' ? [false, true] : [false])
    for (const heading of screen.getAllByText('What it costs'))
      expect(heading.nextElementSibling?.textContent).toContain('free')
  })
})

it('a feature page leads on to what else there is, and nowhere for who rests from play', async () => {
  await show('banner')
  const leadsOn = () => screen.queryByRole('heading', { name: /^(?:Also here|Until then)$/ })
  expect(leadsOn()).toBeTruthy()
  cleanup()
  await show('banner', makePlayer({ restriction: { kind: 'cool-off', until: 2_000_000_000_000 } }))
  expect(leadsOn()).toBeNull()
})
