import type { ReactNode } from 'react'
import type { artPlace as artPlaces } from './Dialog.css.ts'
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'

export interface DialogProps extends DialogFrameProps {
  /** 480 or 720 px on a desktop. */
  size?: 'md' | 'lg'
  /** A drawing of 144 px; decoration. */
  art?: ReactNode
  /** Where the drawing is: it breaks the upper `edge`, stands in a `scene` below it, or `beside` the title. */
  artPlace?: keyof typeof artPlaces
  /** Address of the picture that the drawing stands in, for `scene`. */
  scene?: string
}

/** A bottom sheet on a phone, a card on a desktop. Focus is kept inside and given back. */
export function Dialog({ size = 'md', ...rest }: DialogProps) {
  return <DialogFrame {...rest} form="card" width={size} grab="phone" />
}
