import { useQuery } from '@tanstack/react-query'
import {
  Alert,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { type PlayLimit } from '@marquee/contract'
import { formatMoney } from '@marquee/ui'
import { Busy, Failed } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { may } from '../session/member.ts'
import { useMember } from '../session/MemberContext.tsx'
import { ExcludeForm } from './ExcludeForm.tsx'
import { usePlayer } from './usePlayer.ts'
import { limitsQuery } from './queries.ts'

const kindName: Record<PlayLimit['kind'], string> = {
  purchase: 'Purchases',
  'loss-coins': 'Coins lost',
  'loss-entries': 'Entries lost',
  time: 'Time of play',
}

const en = { locale: 'en' }

/** A limit's amount in its own unit: US cents, coins, 0.01 entries, minutes. */
function amountText(kind: PlayLimit['kind'], amount: number | null): string {
  if (amount === null) return 'none'
  if (kind === 'time') return `${amount} minutes`
  if (kind === 'purchase') return formatMoney(amount, 'USD', en)
  return kind === 'loss-coins'
    ? `${formatMoney(amount, 'coins', en)} coins`
    : `${formatMoney(amount, 'entries', en)} entries`
}

function LimitRow({ limit: { kind, period, amount, used, pending } }: { limit: PlayLimit }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">{`${kindName[kind]} a ${period}`}</TableCell>
      <TableCell>{amountText(kind, amount)}</TableCell>
      <TableCell>{used === null ? '' : amountText(kind, used)}</TableCell>
      <TableCell>
        {pending && (
          <>
            {amountText(kind, pending.amount)} from <When at={pending.effectiveAt} />
          </>
        )}
      </TableCell>
    </TableRow>
  )
}

/** What the player has set, what runs, and the form that excludes, for who may. */
export function LimitsTab() {
  const member = useMember()
  const { params } = usePlayer()
  const { data, error, refetch } = useQuery(limitsQuery(params))
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return <Busy what="limits" />
  const { restriction, realityCheck } = data
  return (
    <Stack spacing={3}>
      <Alert severity={restriction ? 'warning' : 'info'} icon={false}>
        {restriction ? (
          <>
            {restriction.kind === 'cool-off' ? 'A break' : 'An exclusion in every brand'} runs until{' '}
            <When at={restriction.until} />.
          </>
        ) : (
          'No break or exclusion.'
        )}
      </Alert>
      {may(member, 'exclusions') && <ExcludeForm onDone={() => void refetch()} />}
      <div>
        <Typography variant="h6" component="h2" id="limits">
          Limits the player set
        </Typography>
        <Table size="small" aria-labelledby="limits">
          <TableHead>
            <TableRow>
              <TableCell>Limit</TableCell>
              <TableCell>Amount</TableCell>
              <TableCell>Used</TableCell>
              <TableCell>Pending change</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.limits.map((limit) => (
              <LimitRow key={`${limit.kind} ${limit.period}`} limit={limit} />
            ))}
          </TableBody>
        </Table>
      </div>
      <Typography>{`A reality check comes every ${realityCheck.minutes} minutes of play; ${Math.floor(realityCheck.playedMs / 60_000)} minutes were played since the last one.`}</Typography>
    </Stack>
  )
}
