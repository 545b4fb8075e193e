import { Children, type ReactNode } from 'react'
import { denseGrid, tileGrid } from './Tile.css.ts'

interface TileGridProps {
  label?: string
  /** More and smaller tiles: four in a line on a phone, eleven on a desktop. */
  dense?: boolean
  children: ReactNode
}

/** Tiles in as many columns as fit: three on a phone, seven on a desktop. */
export function TileGrid({ label, dense = false, children }: TileGridProps) {
  return (
    <ul className={dense ? denseGrid : tileGrid} aria-label={label}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </ul>
  )
}
