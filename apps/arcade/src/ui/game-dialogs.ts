import type { GameFrameJackpots } from '@marquee/game-sdk'
import { analyse } from '@marquee/game-math'
import type { GameModel, SlotModel } from '@marquee/game-math'
import type { Formats } from '../format.ts'
import type { Translate } from '../texts/texts.ts'
import { element } from './dom.ts'
import { openDialog } from './dialogs.ts'
import { rulesContent } from './rules-sheet.ts'

type Words = { t: Translate; formats: Formats }

export function openRules(
  root: HTMLElement,
  {
    model,
    title,
    t,
    formats,
    picture,
    drops,
    locale,
  }: Words & {
    model: GameModel
    title: string
    picture: (symbol: string) => string
    /** The newest falls of jackpots that the game feeds. */
    drops?: GameFrameJackpots['drops']
    locale: string
  },
): void {
  if (root.querySelector('dialog')) return
  const content = rulesContent({
    model,
    t,
    formats,
    picture,
    locale,
    ...(drops && { drops }),
  })
  void openDialog(root, t, t('rules.title', { title }), content, [])
}

/** Asks before free spins are bought, with their price and odds; resolves with the answer. */
export async function openBuyDialog(
  root: HTMLElement,
  { model, stake, t, formats }: Words & { model: SlotModel; stake: number },
): Promise<boolean> {
  const odds = analyse(model).byAction.find(({ action }) => action === 'buy-free-spins')
  if (!odds || !model.bonusBuy || root.querySelector('dialog')) return false
  const price = formats.amount(model.bonusBuy.price * stake)
  const content = [
    element('p', {}, t('buy.body', { count: model.bonusBuy.spins, stake: formats.amount(stake) })),
    element('dl', {}, element('dt', {}, t('buy.price')), element('dd', { class: 'price' }, price)),
    element(
      'p',
      { class: 'small' },
      t('buy.odds', { rtp: formats.percent(odds.rtp), hitRate: formats.percent(odds.hitRate) }),
    ),
  ]
  const answer = await openDialog(root, t, t('buy.title'), content, [
    { value: '', label: t('buy.cancel') },
    { value: 'buy', label: t('buy.confirm', { price }), strong: true },
  ])
  return answer === 'buy'
}
