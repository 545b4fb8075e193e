import type { PlayerSwitch } from '@marquee/core/testing'
import { addons } from 'storybook/preview-api'
import { followsPlayer } from './channel.ts'
import { type PlayerStateName, playerStates } from './playerStates.ts'

/** Gives stories the state of the toolbar, and tells the toolbar that they follow it. */
export const playerSwitch: PlayerSwitch = ({ id, globals }) => {
  addons.getChannel().emit(followsPlayer, id)
  return playerStates[globals['player'] as PlayerStateName]
}
