import { Button } from '../actions/Button.tsx'
import { Text } from '../text/Text.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  yes: string
  no: string
  /** Why it did not work. */
  error?: string | undefined
  /** The act takes something away: it looks like a warning. */
  danger?: boolean
  busy: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks once more before an act that is not easily taken back; what it does is said before it is done. */
export function ConfirmDialog({
  open,
  title,
  text,
  yes,
  no,
  error,
  danger = false,
  busy,
  onYes,
  onNo,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !busy) onNo()
      }}
      title={title}
      description={text}
      closeLabel={no}
      actions={
        <>
          <Button
            wide
            busy={busy}
            onClick={onYes}
            data-testid="confirm"
            {...(danger && { variant: 'danger' })}
          >
            {yes}
          </Button>
          <Button wide variant="quiet" disabled={busy} onClick={onNo}>
            {no}
          </Button>
        </>
      }
    >
      <div role="alert">{error && <Text tone="critical">{error}</Text>}</div>
    </Dialog>
  )
}
