/** @jsxRuntime classic */
/** @jsx React.createElement */
import * as React from 'react'
import { Select } from 'storybook/internal/components'
import { useAddonState, useChannel, useGlobals, useStorybookState } from 'storybook/manager-api'
import { followsPlayer } from './channel.ts'

/** What each of the states is called in the toolbar. */
const titles = {
  guest: 'guest',
  new: 'new',
  playing: 'playing',
  restricted: 'restricted',
  diamond: 'VIP',
}

const titleOf = (value: unknown) => titles[value as keyof typeof titles] as string | undefined

/** The toolbar's player: who looks at the story. Where that changes nothing it says so, and why. */
export function PlayerTool() {
  const [globals, update, ofStory] = useGlobals()
  const { storyId } = useStorybookState()
  const [following, setFollowing] = useAddonState('marquee/player', '')
  useChannel({ [followsPlayer]: (id: string) => setFollowing(id) }, [])
  const fixed = ofStory['player']
  const chosen = globals['player']
  if (fixed !== undefined)
    return (
      <Select
        ariaLabel="Player"
        tooltip="This story is about one player: the toolbar has no effect here."
        disabled
        options={[]}
      >
        Player: {titleOf(fixed) ?? 'the story’s own'}, fixed
      </Select>
    )
  if (following !== storyId)
    return (
      <Select
        ariaLabel="Player"
        tooltip="This story shows no player: the toolbar has no effect here."
        disabled
        options={[]}
      >
        Player: none here
      </Select>
    )
  return (
    <Select
      key={String(chosen)}
      ariaLabel="Player"
      tooltip="Who looks at the page"
      resetLabel="As the story has it"
      onReset={() => update({ player: 'own' })}
      options={Object.entries(titles).map(([value, title]) => ({
        value,
        title: `Player: ${title}`,
      }))}
      {...(titleOf(chosen) && { defaultOptions: String(chosen) })}
      onSelect={(value) => update({ player: value })}
    >
      Player: as the story has it
    </Select>
  )
}
