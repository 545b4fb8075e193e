// @vitest-environment happy-dom
import {
  analyse,
  chanceToReach,
  findGameModel,
  gameModels,
  instantOf,
  isInstant,
  type GameModel,
} from '@marquee/game-math'
import { engineOf } from '@marquee/game-catalogue/engines'
import { describe, expect, it } from 'vitest'
import { makeFormats } from '../format.ts'
import { loadRuleTexts, loadTexts, makeTranslate, type TextKey } from '../texts/texts.ts'
import { rulesContent } from './rules-sheet.ts'

const unit = { label: 'coins', fractionDigits: 0 } as const
const locales = ['en', 'es'] as const

/** The rules of a model as a player reads them, with the texts that are not there. */
async function pageOf(model: GameModel, locale: string) {
  const texts = { ...(await loadTexts(locale)), ...(await loadRuleTexts(locale)) }
  const translate = makeTranslate(texts)
  const missing: string[] = []
  const t = (key: TextKey, values?: Record<string, string | number>) => {
    if (!(key in texts)) missing.push(key)
    return translate(key, values)
  }
  const formats = makeFormats(locale, unit)
  const page = document.createElement('section')
  const picture = (symbol: string) => `${symbol}.svg`
  page.append(...rulesContent({ model, t, formats, locale, drops: [], picture }))
  const said = new Map(
    [...page.querySelectorAll('dt')].map(
      (name) => [name.textContent ?? '', name.nextElementSibling?.textContent ?? ''] as const,
    ),
  )
  return { text: page.textContent ?? '', said, missing, t, formats }
}

/** Chances that stand in the model itself, without what the rules make of them. */
function chancesOf(model: GameModel): number[] {
  if (model.engine === 'fish') return model.targets.map(({ hits, outOf }) => hits / outOf)
  if (model.engine === 'flight') return [1 - chanceToReach(model, model.least)]
  if (!isInstant(model)) return []
  const { pays } = instantOf(model)
  return analyse(model).byAction.flatMap(({ target = '' }) =>
    pays(target).map(({ chance }) => chance),
  )
}

const models = gameModels.map((model) => [`${engineOf(model)}: ${model.id}`, model] as const)

describe.each(locales)('the rules in %s', (locale) => {
  it.each(models)('of %s have every text, and the odds of its model', async (_, model) => {
    const { said, text, missing, t, formats } = await pageOf(model, locale)
    expect(missing).toEqual([])
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN/)
    expect(text.length).toBeGreaterThan(200)

    const { rtp, hitRate, maxWinMultiple, byAction } = analyse(model)
    expect(said.get(t('rules.rtp'))).toBe(formats.percent(rtp))
    const most = formats.multiple(Math.floor(maxWinMultiple))
    expect(said.get(t('rules.maxWin'))).toBe(t('rules.times', { multiple: most }))
    // What follows from the player's own choice is told with the choice.
    expect([undefined, formats.percent(hitRate)]).toContain(said.get(t('rules.hitRate')))
    const bought = byAction.find(({ action }) => action === 'buy-free-spins')
    expect(said.get(t('rules.rtpBuy'))).toBe(bought && formats.percent(bought.rtp))
    for (const chance of chancesOf(model)) expect(text).toContain(formats.percent(chance))
  })
})

it.each([
  ['lines-20-loom', 'rules.wildExpanding', 'rules.freeSpinsExpanding'],
  ['three-reel-5-moth', 'rules.wildExpanding', 'rules.freeSpinsExpanding'],
  ['lines-20-adventure', 'rules.freeSpinsExpanding', 'rules.wildExpanding'],
] as const)('the rules of %s say where its wilds cover their reel', async (id, said, unsaid) => {
  for (const locale of locales) {
    const { text, t } = await pageOf(findGameModel(id), locale)
    expect(text).toContain(t(said))
    expect(text).not.toContain(t(unsaid))
  }
})
