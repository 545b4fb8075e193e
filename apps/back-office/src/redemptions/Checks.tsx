import CheckIcon from '@mui/icons-material/CheckCircle'
import WarningIcon from '@mui/icons-material/Warning'
import { Stack, Typography } from '@mui/material'
import type { StaffRedemptionCase } from '@marquee/contract'
import { dollarsOf } from '../format/Dollars.tsx'
import { identityName } from './names.ts'

/** `1 document`, `2 documents`. */
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

interface Check {
  text: string
  isGood: boolean
}

/** What is checked before winnings are paid; the platform refuses an approval without the first two. */
export function checksOf(one: StaffRedemptionCase): Check[] {
  const { identity, checks, playthrough, player } = one
  const { restriction, pendingDocuments, regionRefusals, stateAllowed } = checks
  const unplayed = Math.max(0, playthrough.given - playthrough.staked)
  return [
    {
      text: `Identity: ${identity ? identityName[identity] : 'Not started'}`,
      isGood: identity === 'approved',
    },
    {
      text: stateAllowed
        ? `State and age: open in ${player.state ?? 'no state'}`
        : `State and age: not open in ${player.state ?? 'no state'} at this age`,
      isGood: stateAllowed,
    },
    {
      text: `Playthrough: ${dollarsOf(playthrough.given)} given, ${dollarsOf(playthrough.staked)} staked, ${dollarsOf(playthrough.won)} won`,
      isGood: unplayed === 0,
    },
    {
      text: regionRefusals
        ? `Refused by place ${counted(regionRefusals, 'time')} in 30 days`
        : 'Never refused by place in 30 days',
      isGood: regionRefusals === 0,
    },
    {
      text: pendingDocuments
        ? `${counted(pendingDocuments, 'document')} to review`
        : 'No documents to review',
      isGood: pendingDocuments === 0,
    },
    {
      text: restriction
        ? `On a break or excluded until ${new Date(restriction.until).toISOString().slice(0, 10)}: winnings are paid all the same`
        : 'No break and no exclusion',
      isGood: !restriction,
    },
  ]
}

export function Checks({ one }: { one: StaffRedemptionCase }) {
  return (
    <section aria-labelledby="checks">
      <Typography id="checks" variant="h6" component="h2" gutterBottom>
        Checks
      </Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {checksOf(one).map(({ text, isGood }) => (
          <Stack key={text} component="li" direction="row" spacing={1}>
            {isGood ? (
              <CheckIcon color="success" titleAccess="Good" />
            ) : (
              <WarningIcon color="warning" titleAccess="Look at this" />
            )}
            <span>{text}</span>
          </Stack>
        ))}
      </Stack>
    </section>
  )
}
