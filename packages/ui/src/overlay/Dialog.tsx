import type { ReactNode } from 'react'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'

export interface DialogProps extends DialogFrameProps {
  /** 480 or 720 px on a desktop. */
  size?: 'md' | 'lg'
  /** A drawing of 144 px that breaks the upper edge; decoration. */
  art?: ReactNode
}

/** A bottom sheet on a phone, a card on a desktop. Focus is kept inside and given back. */
export function Dialog({ size = 'md', ...rest }: DialogProps) {
  return <DialogFrame {...rest} form="card" width={size} grab="phone" />
}
