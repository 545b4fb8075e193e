import { useT } from '@marquee/core'
import { FeaturePage, PageSkeleton } from '@marquee/feature-page'
import { Disclosure, Notice } from '@marquee/ui'
import type { LuckyDiceState } from '../contract/schemas.ts'
import { useDice } from '../queries.ts'
import { DiceTable, toldThrows } from './DiceTable.tsx'
import { SumOdds } from './SumOdds.tsx'
import { type Throw, useThrow } from './useThrow.ts'

/** The table, or what stands in its place while it is asked for or a break runs. */
function Table({ thrown }: { thrown: Throw }) {
  const t = useT('lucky-dice')
  const { data: state, isFetching, refetch } = useDice()
  if (!state) {
    return (
      <PageSkeleton
        feature="lucky-dice"
        isFetching={isFetching}
        onRetry={refetch}
        heights={['24rem']}
        level={2}
      />
    )
  }
  // What was thrown is seen to its end, even when a break begins meanwhile.
  if (!state.isActive && !thrown.won) return <Notice icon="pause">{t('resting')}</Notice>
  return <DiceTable state={state} thrown={thrown} />
}

/** The sum that was thrown last today, once it is told. */
const lastSum = (state: LuckyDiceState, thrown: Throw): number | null =>
  toldThrows(state, thrown)
    .at(-1)
    ?.dice.reduce((sum, value) => sum + value, 0) ?? null

/** `/lucky-dice`: two dice, the throws of the day, and what each sum brings. */
export function LuckyDicePage() {
  const t = useT('lucky-dice')
  const { data: state } = useDice()
  const thrown = useThrow()
  return (
    <FeaturePage
      feature="lucky-dice"
      icon="dice"
      steps={3}
      facts={{ cost: 'coins', fair: 'percent', day: 'clock' }}
      isRunning={({ statusFeatures }) => statusFeatures.luckyDice?.isActive}
      more={
        state?.odds.length ? (
          <Disclosure summary={t('odds.title')}>
            <SumOdds odds={state.odds} last={lastSum(state, thrown)} />
          </Disclosure>
        ) : null
      }
    >
      <Table thrown={thrown} />
    </FeaturePage>
  )
}
