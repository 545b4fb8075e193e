import { Button } from '@marquee/ui'
import { Dialog } from '@marquee/ui/dialog'
import { Text } from '@marquee/ui'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text: string
  yes: string
  no: string
  /** Why it did not work. */
  error: string | undefined
  busy: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  text,
  yes,
  no,
  error,
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
          <Button wide variant="danger" busy={busy} onClick={onYes} data-testid="confirm-break">
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
