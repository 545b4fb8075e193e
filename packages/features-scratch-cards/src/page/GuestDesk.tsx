import { useT } from '@marquee/core'
import { PageSkeleton } from '@marquee/feature-page'
import { SignUpAction } from '@marquee/prize-ui'
import { Stack, Text } from '@marquee/ui'
import { ScratchTicket } from '../card/ScratchTicket.tsx'
import { useSample } from '../queries.ts'
import { PrizeTable } from './PrizeTable.tsx'
import * as css from './ScratchDesk.css.ts'

/** Rows of the table in the fields of the sample: three of the second, none of the others more than twice. */
const sample = [1, 0, 1, 2, 4, 1, 3, 0, 2]

const ignore = () => {}

/** What a guest sees of the scratch cards: one that is scratched, what a card can hold, and the way to one. */
export function GuestDesk() {
  const t = useT('scratch-cards')
  const { data: run, isFetching, refetch } = useSample()
  if (!run) {
    return (
      <PageSkeleton
        feature="scratch-cards"
        isFetching={isFetching}
        onRetry={refetch}
        heights={['28rem', '20rem']}
        className={css.desk}
      />
    )
  }
  return (
    <div className={css.desk}>
      <ScratchTicket
        ids={sample.flatMap((row) => run.odds[row]?.id ?? [])}
        odds={run.odds}
        isReady={false}
        isOpen
        onStart={ignore}
        onEnough={ignore}
      />
      <Stack gap={5}>
        <Text>{t('guest.sample')}</Text>
        <SignUpAction location="scratch-cards" label={t('guest.action')} />
        <PrizeTable odds={run.odds} />
      </Stack>
    </div>
  )
}
