import { useRef, type PointerEvent, type RefObject } from 'react'

/** Pixels after which letting go closes the sheet. */
export const closeDistance = 96

/** Handlers for the grab handle: the sheet follows the finger down and closes, or returns. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<number>(undefined)

  const pull = (distance: number, following: boolean) => {
    const element = sheet.current
    if (!element) return
    element.style.transition = following ? 'none' : ''
    element.style.transform = distance > 0 ? `translateY(${distance}px)` : ''
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== undefined) pull(event.clientY - from.current, true)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current === undefined) return
      const distance = event.clientY - from.current
      from.current = undefined
      pull(0, false)
      if (distance > closeDistance) onClose()
    },
    onPointerCancel() {
      from.current = undefined
      pull(0, false)
    },
  }
}
