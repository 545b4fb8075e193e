import { useMutation } from '@tanstack/react-query'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { backOffice, type StaffRole } from '@marquee/contract'
import { api } from '../api.ts'
import { Failed } from '../format/States.tsx'
import { roleName } from '../shell/Frame.tsx'
import { useBrandChoices } from '../shell/brands.ts'
import { InvitationLink } from './InvitationLink.tsx'

/** Opens an account of staff, of some of one's own brands. */
export function InviteDialog({ brand, onClose }: { brand: string; onClose: () => void }) {
  const choices = useBrandChoices()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<StaffRole>('support')
  const [brands, setBrands] = useState([brand])
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () =>
      (
        await api.call(backOffice.inviteStaff, {
          params: { brand },
          body: { email: email.trim(), name: name.trim(), role, brands },
        })
      ).data,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="invite-title">
      <form onSubmit={submit}>
        <DialogTitle id="invite-title">{data ? 'The invitation' : 'Invite somebody'}</DialogTitle>
        <DialogContent>
          {error && <Failed error={error} />}
          {data ? (
            <InvitationLink invitation={data} />
          ) : (
            <Stack spacing={2} sx={{ pt: 1 }}>
              <TextField
                label="Email"
                type="email"
                required
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
              <TextField
                label="Name"
                required
                value={name}
                onChange={(event) => setName(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 80 } }}
              />
              <TextField
                select
                label="Role"
                value={role}
                onChange={(event) => setRole(event.target.value as StaffRole)}
              >
                {Object.entries(roleName).map(([id, words]) => (
                  <MenuItem key={id} value={id}>
                    {words}
                  </MenuItem>
                ))}
              </TextField>
              <TextField
                select
                label="Brands"
                value={brands}
                helperText="The selected brand is always included"
                onChange={(event) => {
                  const chosen = event.target.value as unknown as string[]
                  setBrands([...new Set([brand, ...chosen])])
                }}
                slotProps={{ select: { multiple: true } }}
              >
                {choices.map(({ id, name: words }) => (
                  <MenuItem key={id} value={id}>
                    {words}
                  </MenuItem>
                ))}
              </TextField>
            </Stack>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{data ? 'Done' : 'Cancel'}</Button>
          {!data && (
            <Button type="submit" variant="contained" disabled={isPending}>
              Invite
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
