import { describe, expect, it } from 'vitest'
import { allBrands } from '../../../brands/index.ts'
import { sweepstakesRules } from '@marquee/platform-identity/terms/documents/sweepstakesRules'

const textOf = (brand: string, id: string) => {
  const settings = allBrands.get(brand)
  if (!settings) throw new Error(`There is no brand ${brand}.`)
  const found = sweepstakesRules(settings).paragraphs.find((paragraph) => paragraph.id === id)
  if (!found) throw new Error(`The rules of ${brand} have no paragraph ${id}.`)
  return found.text
}

describe.each([...allBrands.values()])('the sweepstakes rules of $name', (settings) => {
  const { paragraphs } = sweepstakesRules(settings)

  it('have every part that an operator publishes, in both languages', () => {
    expect(paragraphs.map(({ id }) => id)).toEqual([
      'no-purchase',
      'sponsor',
      'eligibility',
      'dates',
      'value',
      'entries',
      'mail-in',
      'play-through',
      'redeeming',
      'odds',
      'prizes',
      'taxes',
      'privacy',
      'disputes',
    ])
    for (const { id, text } of paragraphs) {
      expect(text.es, id).not.toBe(text.en)
      expect(`${text.en}${text.es}`, id).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('name the sponsor, the ages, the minimum and the mail-in entry that the platform holds to', () => {
    const { sponsor, mailIn } = settings.sweepstakes
    expect(textOf(settings.key, 'sponsor').en).toContain(`${sponsor.name}, ${sponsor.address}`)
    expect(textOf(settings.key, 'eligibility').en).toContain(
      `at least ${settings.minimumAge.default} years`,
    )
    expect(textOf(settings.key, 'redeeming').es).toContain(
      `$${(settings.cash.redemptionMinimum / 100).toFixed(2)}`,
    )
    for (const text of Object.values(textOf(settings.key, 'mail-in'))) {
      expect(text).toContain(mailIn.address)
      expect(text).toContain((mailIn.entries / 100).toFixed(2))
    }
  })
})

it('the sweepstakes rules list the states that are closed or ask for another age', () => {
  const { en, es } = textOf('tao', 'eligibility')
  expect(en).toContain('Alabama (19), Mississippi (21), and Nebraska (19)')
  expect(en).toContain('It is not available in Idaho, Michigan, Montana, Nevada, and Washington.')
  expect(es).toContain('Misisipi (21)')
  expect(textOf('nlc', 'eligibility').en).toContain('at least 21 years old.')
})
