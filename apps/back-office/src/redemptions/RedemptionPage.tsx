import { Box, Chip, Link, Stack, Typography } from '@mui/material'
import type { StaffRedemptionCase } from '@marquee/contract'
import { Show, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { Facts } from '../format/Facts.tsx'
import { dollarsOf } from '../format/Dollars.tsx'
import { ageText } from '../format/age.ts'
import { When } from '../format/When.tsx'
import { accountText } from '../format/words.ts'
import { parseMoneyRef, playerRefId } from '../ids.ts'
import { Checks } from './Checks.tsx'
import { Decide } from './Decide.tsx'
import { reasonName, statusColor, statusName, stepName } from './names.ts'

function Title() {
  const one = useRecordContext<StaffRedemptionCase>()
  return <span>{one ? `Redemption of ${one.player.login}` : 'Redemption'}</span>
}

/** What happened, with who did it and what was said. */
function Events({ events }: Pick<StaffRedemptionCase, 'events'>) {
  return (
    <Stack component="ol" spacing={1} sx={{ m: 0, pl: 3 }}>
      {events.map(({ kind, at, by, code, reason }) => (
        <li key={`${kind}-${at}`}>
          <strong>{stepName[kind]}</strong>
          {by ? ` by ${by}, ` : ', '}
          <When at={at} />
          {code && <div>{reasonName[code]}</div>}
          {reason && <div style={{ overflowWrap: 'anywhere' }}>{reason}</div>}
        </li>
      ))}
    </Stack>
  )
}

function Case() {
  const one = useRecordContext<StaffRedemptionCase>()
  if (!one) return null
  const ref = parseMoneyRef(one.id)
  return (
    <Stack spacing={3} sx={{ p: 3 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h4" component="p">
          {dollarsOf(one.amount)}
        </Typography>
        <Chip label={statusName[one.status]} color={statusColor[one.status]} />
        {one.needsTwo && (
          <Chip label={`Approvals: ${one.approvals} of 2`} color="warning" variant="outlined" />
        )}
      </Stack>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <section aria-labelledby="request">
          <Typography id="request" variant="h6" component="h2" gutterBottom>
            Request
          </Typography>
          <Facts
            facts={[
              [
                'Player',
                <Link
                  key="player"
                  component={RouterLink}
                  to={`/players/${encodeURIComponent(playerRefId(ref))}/show`}
                >
                  {one.player.login}
                </Link>,
              ],
              ['Requested', <When key="at" at={one.createdAt} />],
              ['Age', ageText(one.age)],
              ['Pays to', accountText(one)],
              [
                'Purchased before',
                one.purchased.count
                  ? `${one.purchased.count} for ${dollarsOf(one.purchased.amount)}`
                  : 'nothing',
              ],
              ...(one.purchased.lastAt
                ? [['Last purchase', <When key="last" at={one.purchased.lastAt} />] as const]
                : []
              ).map(([name, value]): [string, React.ReactNode] => [name, value]),
              [
                'Redeemed before',
                one.redeemed.count
                  ? `${one.redeemed.count} for ${dollarsOf(one.redeemed.amount)}`
                  : 'nothing',
              ],
            ]}
          />
        </section>
        <Checks one={one} />
      </Box>
      <Decide one={one} params={ref} />
      <section aria-labelledby="events">
        <Typography id="events" variant="h6" component="h2" gutterBottom>
          What happened
        </Typography>
        <Events events={one.events} />
      </section>
    </Stack>
  )
}

/**
 * The queue has less of a redemption than its page needs. Of two who look at it, one may decide: as the
 * queues, it is asked for again, in ms.
 */
const ownQuery = { meta: { page: true }, refetchInterval: 15_000 }

/** One redemption: what is checked, and the decision. */
export function RedemptionPage() {
  return (
    <Show title={<Title />} actions={false} queryOptions={ownQuery}>
      <Case />
    </Show>
  )
}
