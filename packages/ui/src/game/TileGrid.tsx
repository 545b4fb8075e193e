import { Children, type ReactNode } from 'react'
import { tileGrid } from './Tile.css.ts'

/** Tiles in as many columns as fit: three on a phone, seven on a desktop. */
export function TileGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={tileGrid} aria-label={label}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </ul>
  )
}
