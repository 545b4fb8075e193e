import { makeApp, makePlayer } from '@marquee/core/testing'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FeaturePage } from './FeaturePage.tsx'
import { makePageData } from './testing/makePageData.ts'
import { sampleFeature } from './testing/sampleFeature.ts'

type Form = 'banner' | 'stage' | 'column'

async function show(featurePage: Form) {
  const { Frame } = await makeApp({
    player: makePlayer(),
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

const rules = () => screen.getByText('How it works and what it costs').closest('details')

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

  it('has its rules once, open where they stand beside', async () => {
    await show(featurePage)
    expect(screen.getAllByText('How it works and what it costs')).toHaveLength(1)
    expect(rules()?.open).toBe(featurePage === 'column')
    expect(screen.getByText('What it costs').nextElementSibling?.textContent).toContain('free')
  })
})
