import { Link, type LinkTarget } from '@marquee/core'
import { Button, type ButtonProps } from '@marquee/ui'
import { useIsResting } from './useIsResting.ts'

export interface PlayButtonProps extends Omit<ButtonProps, 'render'> {
  /** Which games; all of them where it says none. */
  games?: LinkTarget
}

/** The way to games that something here is played with; nothing for who rests from play. */
export function PlayButton({ games = { to: '/library' }, ...button }: PlayButtonProps) {
  return useIsResting() ? null : <Button {...button} render={<Link {...games} />} />
}
