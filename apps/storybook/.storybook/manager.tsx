/** @jsxRuntime classic */
/** @jsx React.createElement */
// oxlint-disable-next-line no-unused-vars -- what the line above names: the manager has no jsx-runtime
import * as React from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { PlayerTool } from '../src/player/PlayerTool.tsx'
import { Panel } from '../src/studio/panel/Panel.tsx'

addons.register('marquee/theme-studio', () => {
  addons.add('marquee/theme-studio/panel', {
    type: types.PANEL,
    title: 'Theme studio',
    render: ({ active }) => (
      <AddonPanel active={Boolean(active)}>
        <Panel />
      </AddonPanel>
    ),
  })
})

addons.register('marquee/player', () => {
  addons.add('marquee/player/tool', {
    type: types.TOOL,
    title: 'Player',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => <PlayerTool />,
  })
})
