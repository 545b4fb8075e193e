import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { paintFoil } from './paintFoil.ts'
import { makeRubbing, type Point, type Rubbing } from './rubbing.ts'
import * as css from './ScratchSurface.css.ts'

/** So much rubbed free is enough: nobody has to find every corner. */
const enough = 0.55
/** Half the width of a fingertip, in CSS pixels. */
const radius = 24

interface ScratchSurfaceProps {
  /** Whether it can be rubbed. */
  isReady: boolean
  /** What lies below is seen whole. */
  isOpen: boolean
  /** It is touched for the first time. */
  onStart: () => void
  /** Enough of it is rubbed free. */
  onEnough: () => void
}

function paint(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  const { width, height } = canvas.getBoundingClientRect()
  if (!context || width === 0) return false
  const density = Math.min(2, window.devicePixelRatio || 1)
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  context.scale(density, density)
  const { color, borderTopColor, outlineColor } = getComputedStyle(canvas)
  const colours = { base: color, sheen: borderTopColor, mark: outlineColor }
  paintFoil({ context, width, height, colours })
  return true
}

/**
 * The cover of a card, rubbed free by finger, pen or mouse. It is decoration beside the button that
 * does the same: whoever uses a keyboard or a screen reader has nothing to drag.
 */
export function ScratchSurface({ isReady, isOpen, onStart, onEnough }: ScratchSurfaceProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const rubbing = useRef<Rubbing>(undefined)
  const last = useRef<Point>(undefined)
  const [isPainted, setPainted] = useState(false)

  useEffect(() => {
    const cover = canvas.current
    if (!cover) return undefined
    // What is rubbed free stays so, whatever becomes of the window.
    const watcher = new ResizeObserver(() => {
      if (!rubbing.current) setPainted(paint(cover))
    })
    watcher.observe(cover)
    return () => watcher.disconnect()
  }, [])

  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { point: { x: (clientX - left) / width, y: (clientY - top) / height }, width, height }
  }

  function rubTo(event: PointerEvent<HTMLCanvasElement>): void {
    const context = event.currentTarget.getContext('2d')
    const { point, width, height } = pointOf(event)
    const from = last.current ?? point
    last.current = point
    rubbing.current ??= makeRubbing({ rx: radius / width, ry: radius / height })
    rubbing.current.rub(from, point)
    if (context) {
      context.globalCompositeOperation = 'destination-out'
      context.lineWidth = 2 * radius
      context.lineCap = 'round'
      context.beginPath()
      context.moveTo(from.x * width, from.y * height)
      context.lineTo(point.x * width, point.y * height)
      context.stroke()
    }
    if (rubbing.current.share() >= enough) onEnough()
  }

  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      className={css.cover}
      data-painted={isPainted || undefined}
      data-ready={isReady || undefined}
      data-open={isOpen || undefined}
      data-testid="scratch-surface"
      onPointerDown={(event) => {
        if (!isReady || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = undefined
        onStart()
        rubTo(event)
      }}
      onPointerMove={(event) => {
        if (isReady && last.current && event.buttons > 0) rubTo(event)
      }}
      onPointerUp={() => {
        last.current = undefined
      }}
      onPointerCancel={() => {
        last.current = undefined
      }}
    />
  )
}
