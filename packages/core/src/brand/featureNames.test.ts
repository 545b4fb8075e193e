import { inLocale } from '@marquee/contract/locales'
import { describe, expect, it } from 'vitest'
import type { FeatureDefinition } from '../feature/types.ts'
import { featureNameProblems, nameFeature } from './featureNames.ts'
import { givenPath } from '../routing/to.ts'

const cards: FeatureDefinition = {
  id: 'cards',
  navigation: [
    {
      group: 'rewards',
      label: { en: 'Cards', es: 'Tarjetas' },
      icon: 'gift',
      to: givenPath('/cards'),
      order: 1,
    },
  ],
  messages: {
    en: async () => ({ page: { title: 'Cards', lead: 'Take one.' }, close: 'Close' }),
    es: async () => ({ page: { title: 'Tarjetas', lead: 'Toma una.' }, close: 'Cerrar' }),
  },
}
const pearls = { en: 'Pearl cards', es: 'Tarjetas de perla' }

describe('what a brand calls a feature (PRODUCT-07)', () => {
  it('stands in the navigation and heads its page, in every locale; its other texts stay', async () => {
    const { navigation, messages } = nameFeature(cards, { cards: pearls })
    expect(navigation).toMatchObject([{ label: pearls, to: '/cards' }])
    expect(await messages.en()).toEqual({
      page: { title: 'Pearl cards', lead: 'Take one.' },
      close: 'Close',
    })
    expect(await inLocale(messages, 'es')()).toMatchObject({ page: { title: 'Tarjetas de perla' } })
  })

  it('is left out for a feature that keeps its own name', () => {
    expect(nameFeature(cards, { boxes: pearls })).toBe(cards)
  })

  it('is refused for a feature that the brand does not list, with what was meant', () => {
    expect(featureNameProblems({ cards: pearls }, [cards])).toEqual([])
    expect(featureNameProblems({ card: pearls }, [cards])).toEqual([
      expect.stringMatching(/'card', which this brand does not list.*Did you mean 'cards'/),
    ])
  })
})
