import { useMutation } from '@tanstack/react-query'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { backOffice, type StaffAccount, type StaffInvitation } from '@marquee/contract'
import { api } from '../api.ts'
import { Failed } from '../format/States.tsx'
import { InvitationLink } from './InvitationLink.tsx'

export type StaffAct = 'confirm' | 'deactivate' | 'activate' | 'reset'

const words: Record<StaffAct, { title: string; text: string; submit: string }> = {
  confirm: {
    title: 'Confirm',
    text: 'Somebody else invited them. Make sure they are who they say and need this role. Then they can sign in.',
    submit: 'Confirm',
  },
  deactivate: {
    title: 'Deactivate',
    text: 'They’re signed out everywhere right away and can’t sign in.',
    submit: 'Deactivate',
  },
  activate: {
    title: 'Let in again',
    text: 'They sign in as before, with their password and authenticator app.',
    submit: 'Let in again',
  },
  reset: {
    title: 'Reset the second factor of',
    text: 'They’re signed out everywhere right away. With a new invitation they set a password and an authenticator app.',
    submit: 'Reset',
  },
}

interface ManageProps {
  act: StaffAct
  brand: string
  member: StaffAccount
  onClose: () => void
}

/** Something is done with a member, with a reason for the record. */
export function ManageDialog({ act, brand, member, onClose }: ManageProps) {
  const notify = useNotify()
  const [reason, setReason] = useState('')
  const { title, text, submit: button } = words[act]
  const { mutate, data, error, isPending } = useMutation({
    async mutationFn(): Promise<StaffInvitation | null> {
      const params = { brand, staffId: member.id }
      if (act === 'reset') {
        const body = { reason: reason.trim() }
        return (await api.call(backOffice.resetStaffSecondFactor, { params, body })).data
      }
      if (act === 'confirm') {
        await api.call(backOffice.confirmStaff, { params, body: { reason: reason.trim() } })
        return null
      }
      const body = { active: act === 'activate', reason: reason.trim() }
      await api.call(backOffice.setStaffActive, { params, body })
      return null
    },
    onSuccess(invitation) {
      if (invitation) return
      notify(`Saved for ${member.name}.`, { type: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="manage-title">
      <form onSubmit={submit}>
        <DialogTitle id="manage-title">{`${title} ${member.name}?`}</DialogTitle>
        <DialogContent>
          {error && <Failed error={error} />}
          {data ? (
            <InvitationLink invitation={data} />
          ) : (
            <>
              <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
              <TextField
                label="Reason"
                required
                fullWidth
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
              />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{data ? 'Done' : 'Cancel'}</Button>
          {!data && (
            <Button
              type="submit"
              variant="contained"
              color={act === 'activate' || act === 'confirm' ? 'success' : 'error'}
              disabled={isPending || reason.trim().length < 3}
            >
              {button}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}
