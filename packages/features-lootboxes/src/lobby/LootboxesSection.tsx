import { useIsGuest, useModals, useT, useTranslate } from '@marquee/core'
import { NextTurn, useWheel } from '@marquee/prize-ui'
import { ActionCard, Button, Text } from '@marquee/ui'
import { BoxDrawing } from '../box/BoxDrawing.tsx'
import { usePriceWords } from '../box/priceWords.ts'
import { useHasBoxes } from '../useHasBoxes.ts'

/**
 * The boxes on the lobby, and closed on a guest's home page; nothing where they are off for the
 * player (LOOTBOX-01).
 */
export function LootboxesSection() {
  const t = useT('lootboxes')
  const translate = useTranslate()
  const price = usePriceWords()
  const modals = useModals()
  const guest = useIsGuest()
  const hasBoxes = useHasBoxes()
  const { wheel: free, remaining } = useWheel('freeLootbox')
  const { wheel: premium } = useWheel('premiumLootbox')
  if (!hasBoxes || !free) return null
  return (
    <ActionCard
      id="lootboxes-section"
      data-testid="lootboxes"
      title={t('title')}
      art={<BoxDrawing isPremium={false} reveal="closed" />}
      highlight={free.available}
      actions={
        <Button
          variant={free.available ? 'strong' : 'quiet'}
          data-testid="lootboxes-show"
          onClick={() => modals.open('lootboxes')}
        >
          {t(guest ? 'showOdds' : 'show')}
        </Button>
      }
    >
      <Text tone="secondary">
        {guest ? (
          t('free.guest', { box: translate(free.title) })
        ) : free.available ? (
          t('free.ready', { box: translate(free.title) })
        ) : (
          <NextTurn feature="lootboxes" remaining={remaining} />
        )}
      </Text>
      {premium?.minDeposit && !premium.available && (
        <Text size="sm" tone="secondary">
          {t('premium.comes', {
            box: translate(premium.title),
            price: price(premium.minDeposit),
          })}
        </Text>
      )}
    </ActionCard>
  )
}
