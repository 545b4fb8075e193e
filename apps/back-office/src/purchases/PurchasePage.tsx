import { Chip, Link, Stack, Typography } from '@mui/material'
import type { StaffPurchaseCase } from '@marquee/contract'
import { Show, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { Amount } from '../format/Amount.tsx'
import { dollarsOf } from '../format/Dollars.tsx'
import { Facts } from '../format/Facts.tsx'
import { When } from '../format/When.tsx'
import { accountText } from '../format/words.ts'
import { parseMoneyRef, playerRefId } from '../ids.ts'
import { reasonText, statusColor, statusName } from './names.ts'

function Title() {
  const one = useRecordContext<StaffPurchaseCase>()
  return <span>{one ? `Purchase of ${one.player.login}` : 'Purchase'}</span>
}

function Case() {
  const one = useRecordContext<StaffPurchaseCase>()
  if (!one) return null
  const { brand, playerId, moneyId } = parseMoneyRef(one.id)
  return (
    <Stack spacing={3} sx={{ p: 3 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Typography variant="h4" component="p">
          {dollarsOf(one.amount)}
        </Typography>
        <Chip label={statusName[one.status]} color={statusColor[one.status]} />
      </Stack>
      <Facts
        facts={[
          [
            'Player',
            <Link
              key="player"
              component={RouterLink}
              to={`/players/${encodeURIComponent(playerRefId({ brand, playerId }))}/show`}
            >
              {one.player.login}
            </Link>,
          ],
          ['Number', moneyId],
          ['Package', `${one.presetId} (${one.offerType})`],
          ['Gives', <Amount key="coins" amount={one.gives.coins} unit="coins" />],
          ['As a gift', <Amount key="entries" amount={one.gives.entries} unit="entries" />],
          ['Paid with', accountText(one)],
          ['First purchase', one.isFirst ? 'yes' : 'no'],
        ]}
      />
      <section aria-labelledby="events">
        <Typography id="events" variant="h6" component="h2" gutterBottom>
          What happened
        </Typography>
        <Stack component="ol" spacing={1} sx={{ m: 0, pl: 3 }}>
          {one.events.map(({ status, at, challengeStep, reason }, index) => (
            // Events are only added, so that their place is theirs.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <strong>{statusName[status]}</strong>
              {challengeStep !== null && ` (step ${challengeStep})`}, <When at={at} />
              {reason && <div>{reasonText(reason)}</div>}
            </li>
          ))}
        </Stack>
      </section>
    </Stack>
  )
}

/** The list has no events. */
const ownQuery = { meta: { page: true } }

/** One purchase with everything that happened to it. */
export function PurchasePage() {
  return (
    <Show title={<Title />} actions={false} queryOptions={ownQuery}>
      <Case />
    </Show>
  )
}
