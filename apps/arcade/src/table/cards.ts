import { drawCard } from '@marquee/game-catalogue/art'
import type { Card } from '@marquee/game-math'
import type { TextKey, Translate } from '../texts/texts.ts'

const pictures = new Map<Card, string>()

/** The face of a card as an image address. */
export function cardUrl(card: Card): string {
  const known = pictures.get(card)
  if (known) return known
  const url = `data:image/svg+xml,${encodeURIComponent(drawCard(card))}`
  pictures.set(card, url)
  return url
}

/** A card as it is read out, such as "Queen of hearts". */
export function cardName(card: Card, t: Translate): string {
  const rank = (card >> 2) + 2
  return t('card.name', {
    rank: rank > 10 ? t(`card.rank.${rank}` as TextKey) : rank,
    suit: t(`card.suit.${card & 3}` as TextKey),
  })
}
