import { TextField } from '@mui/material'

interface ReasonFieldProps {
  value: string
  onChange: (reason: string) => void
}

/** Whether a reason says enough for the record. */
export const isReason = (text: string): boolean => text.trim().length >= 3

/** Why something is done to a player; it stands in the audit log. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <TextField
      required
      label="Reason"
      helperText="For the record, at least three letters"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
      sx={{ maxWidth: 640 }}
    />
  )
}
