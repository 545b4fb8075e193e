import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Failed } from './States.tsx'

interface DecideDialogProps {
  title: string
  /** Who reads what is written here, and what follows. */
  text: string
  /** What the button does. */
  verb: string
  color: ButtonProps['color']
  /** Why the last try failed. */
  error: Error | null
  isPending: boolean
  /** Whether everything that is needed has been said. */
  isReady: boolean
  onSubmit: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** Asks for what a decision needs, and makes it. */
export function DecideDialog(props: DecideDialogProps) {
  const { title, text, verb, color, error, isPending, isReady, onSubmit, onClose, children } = props
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {error && <Failed error={error} />}
          <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
          <Stack spacing={2}>{children}</Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" color={color} disabled={isPending || !isReady}>
            {verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface WhyFieldProps<Code extends string> {
  /** What each reason is called. */
  names: Record<Code, string>
  value: Code | ''
  onChange: (code: Code) => void
}

/** The reason that a player is told, one of those that have words in their language. */
export function WhyField<Code extends string>({ names, value, onChange }: WhyFieldProps<Code>) {
  return (
    <TextField
      select
      required
      label="Why"
      value={value}
      onChange={(event) => onChange(event.target.value as Code)}
    >
      {Object.entries<string>(names).map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface WordsFieldProps {
  label: string
  value: string
  required?: boolean
  onChange: (words: string) => void
}

/** Words of the member of staff, for the record or for the player. */
export function WordsField({ label, value, required = true, onChange }: WordsFieldProps) {
  return (
    <TextField
      required={required}
      multiline
      minRows={2}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
    />
  )
}
