import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** Milliseconds after which a resting finger counts as a long press. */
export const longPress = 450

const moved = (from: { x: number; y: number }, event: PointerEvent) =>
  Math.hypot(event.clientX - from.x, event.clientY - from.y) > 10

/**
 * Handlers that tell a long press of a finger or pen from a tap: the click and the system menu that
 * follow it are swallowed. A mouse has hover and is left alone.
 */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const held = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => cancel, [])

  return {
    onPointerDown(event: PointerEvent) {
      held.current = false
      if (event.pointerType === 'mouse') return
      start.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(() => {
        held.current = true
        onLongPress()
      }, longPress)
    },
    onPointerMove(event: PointerEvent) {
      if (moved(start.current, event)) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu(event: MouseEvent) {
      if (held.current) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      if (!held.current) return
      held.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
