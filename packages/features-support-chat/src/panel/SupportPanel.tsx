import { useApp, useIsGuest, useT } from '@marquee/core'
import { Sheet } from '@marquee/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { chatQuery } from '../queries.ts'
import { Composer } from './Composer.tsx'
import { Conversation } from './Conversation.tsx'
import { GuestHelp } from './GuestHelp.tsx'
import { SidePanel } from './SidePanel.tsx'
import * as css from './SupportPanel.css.ts'
import { useIsWide } from './useIsWide.ts'
import { useOutgoing } from './useOutgoing.ts'

export interface SupportPanelProps {
  open: boolean
  /** Where support reads mail. */
  email: string
  close: () => void
}

/**
 * The messenger: a sheet on a phone, a panel in the lower corner where there is room. What was begun to
 * be written stays while it is closed.
 */
export function SupportPanel({ open, email, close }: SupportPanelProps) {
  const t = useT('support-chat')
  const { api, queryClient } = useApp()
  const guest = useIsGuest()
  const isWide = useIsWide()
  const { data } = useQuery({ ...chatQuery(api, queryClient), enabled: open && !guest })
  const { outgoing, send, retry } = useOutgoing(data?.messages ?? [])
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const mail = useRef<HTMLAnchorElement>(null)
  const first = guest ? mail : box

  const content = guest ? (
    <GuestHelp email={email} close={close} first={mail} />
  ) : (
    <Conversation outgoing={outgoing} onRetry={retry} />
  )
  const composer = !guest && (
    <Composer ref={box} text={text} onText={setText} onSend={send} sendsOnEnter={isWide} />
  )
  const frame = { title: t('title'), closeLabel: t('close'), actions: composer }
  if (!isWide) {
    return (
      <Sheet
        {...frame}
        open={open}
        onOpenChange={(next) => {
          if (!next) close()
        }}
        initialFocus={first}
      >
        <div className={guest ? undefined : css.sheet} data-testid="support-panel">
          {content}
        </div>
      </Sheet>
    )
  }
  return (
    open && (
      <SidePanel {...frame} close={close} first={first}>
        {content}
      </SidePanel>
    )
  )
}
