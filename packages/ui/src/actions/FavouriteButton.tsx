import type { MouseEvent } from 'react'
import { favourite } from './FavouriteButton.css.ts'
import { IconButton } from './IconButton.tsx'

export interface FavouriteButtonProps {
  /** Names the game and stays the same in both states: 'Favourite: Lucky Reef'. */
  label: string
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  disabled?: boolean
}

/** The heart of a tile or a game; a toggle that says its state. */
export function FavouriteButton({
  label,
  pressed,
  onPressedChange,
  disabled,
}: FavouriteButtonProps) {
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    onPressedChange(!pressed)
  }
  return (
    <IconButton
      round
      variant="quiet"
      size="sm"
      icon={pressed ? 'heart-filled' : 'heart'}
      label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={toggle}
      className={favourite}
    />
  )
}
