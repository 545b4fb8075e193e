import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { Badge } from '../status/Badge.tsx'
import { Text } from '../text/Text.tsx'
import { Slider } from '../form/Slider.tsx'
import { Switch } from '../form/Switch.tsx'
import { Menu } from './Menu.tsx'
import { MenuGroup, MenuItem, MenuSeparator } from './MenuItem.tsx'
import { Popover } from './Popover.tsx'
import { Tabs } from './Tabs.tsx'
import { Tooltip } from './Tooltip.tsx'
import type { Usage } from '../usage.ts'

const meta: Meta<typeof Menu> = {
  title: 'Overlay/Menu, Popover, Tooltip, Tabs',
  component: Menu,
  subcomponents: { MenuItem, MenuGroup, MenuSeparator, Popover, Tooltip, Tabs },
  tags: ['autodocs'],
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    usage: {
      when: [
        '`Menu` for several actions behind one button.',
        '`Popover` for a few settings behind one button.',
        '`Tooltip` for one more word about an icon button.',
        '`Tabs` for several views in the same place.',
      ],
      whenNot: [
        'For up to three actions: show the buttons.',
        'Never put what players need in a tooltip only: phones have no hover.',
        'For views with an address of their own: use links.',
      ],
      accessibility: [
        'Menus and tabs move with the arrow keys; letters jump to entries.',
        'A popover has a title; the focus goes into it and comes back to its button.',
        'A tooltip shows on focus too and closes with Escape.',
        'The row of tabs has a spoken name; only the chosen panel is rendered.',
      ],
    } satisfies Usage,
  },
}
export default meta

function Account() {
  const [open, setOpen] = useState(true)
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      align="start"
      trigger={<IconButton icon="user" label="Account" variant="quiet" />}
    >
      <MenuGroup label="Account">
        <MenuItem icon="user" render={<a href="#profile" />}>
          Profile
        </MenuItem>
        <MenuItem icon="gift" end={<Badge>2</Badge>} onSelect={() => {}}>
          Bonuses
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon="logout" tone="critical" onSelect={() => {}}>
        Sign out
      </MenuItem>
    </Menu>
  )
}

export const OpenMenu: StoryObj = { render: () => <Account /> }

function Settings() {
  const [open, setOpen] = useState(true)
  const [isOn, setOn] = useState(true)
  const [volume, setVolume] = useState(70)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="start"
      title="Sound of games"
      trigger={<IconButton icon="sound-on" label="Sound" variant="quiet" />}
    >
      <Switch label="Sound" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <Slider
        label="Volume"
        value={volume}
        valueText={`${volume}%`}
        max={100}
        step={10}
        disabled={!isOn}
        onChange={({ target }) => setVolume(Number(target.value))}
      />
    </Popover>
  )
}

export const OpenPopover: StoryObj = { render: () => <Settings /> }

export const OpenTooltip: StoryObj = {
  render: () => (
    <div style={{ padding: 80 }}>
      <Tooltip open content="18:00 UTC, 20:00 your time">
        <IconButton icon="clock" label="When it ends" variant="quiet" />
      </Tooltip>
    </div>
  ),
}

function Desk() {
  const [value, setValue] = useState<'coins' | 'history' | 'limits'>('coins')
  return (
    <Tabs
      label="Cash desk"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'coins', label: 'Get coins', panel: <Text>Packages</Text> },
        { value: 'history', label: 'History', panel: <Text>Nothing yet</Text> },
        { value: 'limits', label: 'Limits', panel: <Text>Your limits</Text> },
      ]}
    />
  )
}

export const TabRow: StoryObj = { render: () => <Desk /> }
