import { Box, Chip, Stack, Typography } from '@mui/material'
import type { StaffPlayerOverview } from '@marquee/contract'
import type { Wallet } from '@marquee/contract'
import { Amount, unitName } from '../format/Amount.tsx'
import { Facts } from '../format/Facts.tsx'
import { Nothing } from '../format/States.tsx'
import { When } from '../format/When.tsx'
import { may } from '../session/member.ts'
import { useMember } from '../session/MemberContext.tsx'
import { AffiliateForm } from './AffiliateForm.tsx'
import { SwitchesForm } from './SwitchesForm.tsx'
import { PersonalData } from './PersonalData.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { UnlockForm } from './UnlockForm.tsx'
import { usePlayer } from './usePlayer.ts'

const wallets: Wallet[] = ['coins', 'entries', 'winnings', 'tourPoints']

/** What stands out about an account, the gravest first. */
function flagsOf({ status }: StaffPlayerOverview) {
  const { restriction } = status
  return [
    ...(restriction
      ? [
          {
            label: `${restriction.kind === 'cool-off' ? 'On a break' : 'Excluded'} until ${new Date(restriction.until).toISOString().slice(0, 10)}`,
            color: 'error' as const,
          },
        ]
      : []),
    ...(status.pendingDocuments
      ? [{ label: `Documents to review: ${status.pendingDocuments}`, color: 'warning' as const }]
      : []),
    { label: status.emailConfirmed ? 'Email confirmed' : 'Email not confirmed' },
    { label: status.phoneConfirmed ? 'Phone confirmed' : 'Phone not confirmed' },
    { label: status.profileCompleted ? 'Profile complete' : 'Profile not complete' },
    ...(status.roundOpen ? [{ label: 'A round is open' }] : []),
    { label: `Live sessions: ${status.liveSessions}` },
  ]
}

/** Balances, what stands out, and how the player signed up and in. */
export function OverviewTab() {
  const member = useMember()
  const { player } = usePlayer()
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {flagsOf(player).map(({ label, color }) => (
          <Chip key={label} label={label} variant="outlined" color={color ?? 'default'} />
        ))}
      </Stack>
      <Box component="section" aria-labelledby="balances">
        <Typography id="balances" variant="h6" component="h2" gutterBottom>
          Balances
        </Typography>
        <Facts
          facts={wallets.map((wallet) => [
            unitName[wallet],
            <Amount key={wallet} amount={player.balance[wallet]} unit={wallet} />,
          ])}
        />
      </Box>
      <Box component="section" aria-labelledby="account">
        <Typography id="account" variant="h6" component="h2" gutterBottom>
          Account
        </Typography>
        <Facts
          facts={[
            ['Login', player.login],
            ['Name', player.name ?? 'not given'],
            ['Email', player.email ?? 'not given'],
            ['Phone', player.phone ?? 'not given'],
            ['State', player.state ?? 'not given'],
            ['Plays with', player.gameMode === 'TournamentPoints' ? 'coins' : 'entries'],
            ['Signed up', <When key="signed-up" at={player.createdAt} />],
          ]}
        />
      </Box>
      {may(member, 'affiliates') && <AffiliateForm />}
      <SwitchesForm />
      {may(member, 'sessions') && <SessionsSection />}
      <UnlockForm />
      {may(member, 'personal-data') && <PersonalData />}
      <Box component="section" aria-labelledby="sign-ins">
        <Typography id="sign-ins" variant="h6" component="h2" gutterBottom>
          Latest sign-ins
        </Typography>
        {player.signIns.length ? (
          <Facts
            facts={player.signIns.map(({ at, device }) => [
              device || 'Unknown device',
              <When key={at} at={at} />,
            ])}
          />
        ) : (
          <Nothing>None in the last year.</Nothing>
        )}
      </Box>
    </Stack>
  )
}
