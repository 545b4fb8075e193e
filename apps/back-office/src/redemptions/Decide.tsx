import { Alert, Button, Stack } from '@mui/material'
import type { RedemptionDecision, StaffRedemptionCase } from '@marquee/contract'
import { useEffect, useRef, useState } from 'react'
import { useRefresh } from 'react-admin'
import type { MoneyRef } from '../ids.ts'
import { DecisionDialog } from './DecisionDialog.tsx'

type Decision = RedemptionDecision['decision']

interface Props {
  one: StaffRedemptionCase
  params: MoneyRef
}

/** What can be decided now, or why nothing can. */
export function Decide({ one, params }: Props) {
  const refresh = useRefresh()
  const [decision, setDecision] = useState<Decision>()
  const box = useRef<HTMLDivElement>(null)
  const state = `${one.status}, ${one.approvals}`
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current === state) return
    seen.current = state
    // With what was decided its button goes: who pressed it goes on at what is left.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [state])
  const isOpen = one.status === 'pending' || one.status === 'asked'
  const close = () => setDecision(undefined)
  const button = (
    what: Decision,
    label: string,
    color: 'success' | 'error' | 'primary' = 'primary',
  ) => (
    <Button
      variant={what === 'ask' ? 'outlined' : 'contained'}
      color={color}
      onClick={() => {
        // Somebody else may have decided while the page was open: the dialog says what is so now.
        refresh()
        setDecision(what)
      }}
    >
      {label}
    </Button>
  )
  return (
    <Stack ref={box} spacing={2} tabIndex={-1} role="group" aria-label="Decision">
      {isOpen && one.approvedByMe && (
        <Alert severity="info">
          You approved this redemption. For this amount, somebody else has to approve it too.
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isOpen && !one.approvedByMe && button('approve', 'Approve', 'success')}
        {isOpen && button('ask', 'Ask the player')}
        {isOpen && button('reject', 'Reject', 'error')}
        {one.status === 'approved' && button('paid', 'Mark as paid', 'success')}
      </Stack>
      {decision && (
        <DecisionDialog
          one={one}
          params={params}
          decision={decision}
          onClose={() => {
            close()
            // Somebody else may have decided meanwhile.
            refresh()
          }}
        />
      )}
    </Stack>
  )
}
