import { Skeleton } from '@marquee/ui'
import { useEffect, useState } from 'react'
import { qrPath, type QrDrawing } from './qrPath.ts'
import * as css from './ShareCode.css.ts'

/** The link as a picture for a camera; what draws it is fetched with the first one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<QrDrawing>()
  useEffect(() => {
    let over = false
    void import('uqr').then(({ encode }) => {
      if (!over) setDrawing(qrPath(encode(text).data))
    })
    return () => {
      over = true
    }
  }, [text])
  if (!drawing) return <Skeleton shape="block" width={224} height={224} />
  const { size, path } = drawing
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={css.qr}
      data-varies="place"
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
