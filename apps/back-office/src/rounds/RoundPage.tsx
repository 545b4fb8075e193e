import { Button, Stack, Typography } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { RoundOutcome } from '@marquee/game-math'
import type { StaffRound } from '@marquee/contract'
import { Amount, unitOf } from '../format/Amount.tsx'
import { Facts } from '../format/Facts.tsx'
import { When } from '../format/When.tsx'
import { asWords } from '../format/words.ts'
import { parseRoundRef, playerRefId } from '../ids.ts'
import { Step } from './Step.tsx'

type ShownRound = StaffRound & { outcome: RoundOutcome; roundId: string }

function Outcome() {
  const round = useRecordContext<ShownRound>()
  if (!round) return null
  const unit = unitOf(round.gameMode)
  const { outcome } = round
  return (
    <Stack spacing={3} sx={{ p: 2 }}>
      <Button
        component={RouterLink}
        to={`/players/${encodeURIComponent(playerRefId(parseRoundRef(round.id)))}/show/rounds`}
        sx={{ alignSelf: 'start' }}
      >
        Back to the player’s rounds
      </Button>
      <Facts
        facts={[
          ['Round', round.roundId],
          ['Game', `${round.title} (${round.gameId})`],
          ['Began', <When key="began" at={round.createdAt} />],
          ['Settled', <When key="settled" at={round.settledAt} />],
          ['Stake', <Amount key="stake" amount={round.cost} unit={unit} />],
          ['Win', <Amount key="win" amount={round.win} unit={unit} />],
          ['Largest win reached', outcome.capped ? 'yes' : 'no'],
        ]}
      />
      {outcome.steps.map((step, index) => (
        // A round's steps never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={index} aria-label={`Step ${index + 1}`}>
          <Typography
            variant="h6"
            component="h2"
          >{`Step ${index + 1}: ${asWords(step.kind)}`}</Typography>
          <Step step={step} unit={unit} />
        </section>
      ))}
    </Stack>
  )
}

function Title() {
  const round = useRecordContext<ShownRound>()
  return <span>{round ? `Round of ${round.title}` : 'Round'}</span>
}

/** The list has no outcomes, so that what it knew must not stand in. */
const ownQuery = { meta: { page: true } }

/** One round as it was decided, step by step. */
export function RoundPage() {
  return (
    <Show title={<Title />} actions={false} queryOptions={ownQuery}>
      <Outcome />
    </Show>
  )
}
