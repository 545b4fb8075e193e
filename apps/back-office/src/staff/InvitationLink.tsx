import { Alert, TextField } from '@mui/material'
import type { StaffInvitation } from '@marquee/contract'
import { When } from '../format/When.tsx'

/** The address that is handed to the member: shown now and never again. */
export function InvitationLink({ invitation }: { invitation: StaffInvitation }) {
  const address = `${window.location.origin}/#/welcome?token=${invitation.token}`
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        Hand this address to the member and to nobody else. It is shown once and works once, until{' '}
        <When at={invitation.expiresAt} />. Somebody else who manages staff has to confirm the
        member before they can sign in.
      </Alert>
      <TextField
        label="Invitation"
        value={address}
        fullWidth
        multiline
        slotProps={{ htmlInput: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
      />
    </>
  )
}
