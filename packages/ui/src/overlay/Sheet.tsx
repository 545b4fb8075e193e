import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx'

export interface SheetProps extends DialogFrameProps {
  /** The edge it comes from, on every screen. */
  side?: 'bottom' | 'start' | 'end'
}

/** A panel from an edge: menus, filters, lists that accompany the page. */
export function Sheet({ side = 'bottom', ...rest }: SheetProps) {
  return <DialogFrame {...rest} form={side} grab={side === 'bottom' ? 'always' : 'never'} />
}
