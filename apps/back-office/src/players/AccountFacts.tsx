import { Box, Typography } from '@mui/material'
import type { StaffDocumentAccount } from '@marquee/contract'
import { Facts } from '../format/Facts.tsx'

/** What the account says of its owner, to be held against a document. */
export function AccountFacts({ account }: { account: StaffDocumentAccount }) {
  const { name, surname, birthDay, address, address2, zip, city, state } = account
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ') || null
  const rows: [string, string | null][] = [
    ['Name', joined(name, surname)],
    ['Birthday', birthDay],
    ['Address', [address, address2].filter(Boolean).join(', ') || null],
    ['City', joined(zip, city)],
    ['State', state],
  ]
  return (
    <Box component="section" aria-label="As the account has it">
      <Typography variant="h6" component="h3" gutterBottom>
        As the account has it
      </Typography>
      <Facts facts={rows.map(([what, value]) => [what, value ?? 'not given'])} />
    </Box>
  )
}
